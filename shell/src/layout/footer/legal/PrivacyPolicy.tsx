import { useEnvironment } from 'page-kit/page';
import { retention } from 'shared-contracts/api/retention';
import { formatDayOfYear } from 'shared-contracts/pricing';
import { StoredData } from './StoredData';

/**
 * What the shop knows of a visitor and of a customer, why, and for how long (GDPR, article 13). It has to follow
 * what the code really stores; the periods are those by which the API deletes.
 */
export function PrivacyPolicy() {
  const { company } = useEnvironment();
  const { privacy, demonstration, dataProtectionOfficer, host } = company;
  return (
    <>
      <p>
        Version {privacy.version}, en vigueur depuis le {formatDayOfYear(privacy.date)}.
      </p>
      <h3>Responsable du traitement</h3>
      <p>
        {company.legalName}
        {demonstration && <span>, {demonstration.mention}</span>}, {company.street}, {company.postalCode}{' '}
        {company.city}, {company.country}.
        {dataProtectionOfficer && (
          <span>
            {' '}
            Délégué à la protection des données&nbsp;:{' '}
            <a href={`mailto:${dataProtectionOfficer}`}>{dataProtectionOfficer}</a>.
          </span>
        )}
      </p>
      <StoredData />
      <h3>Ce que vous nous confiez, et pourquoi</h3>
      <ul>
        <li>
          <strong>Compte</strong>&nbsp;: nom, prénom, entreprise, identifiant, adresse e-mail et mot de passe,
          ce dernier sous forme d’empreinte illisible. Base légale&nbsp;: le contrat. Conservés tant que le
          compte existe&#8239;; un compte dont l’adresse e-mail n’est jamais vérifiée est effacé au bout de{' '}
          {retention.unverifiedDays}&nbsp;jours.
        </li>
        <li>
          <strong>Adresses, panier et listes d’achats</strong>&nbsp;: pour livrer et pour retrouver vos
          articles d’un appareil à l’autre. Base légale&nbsp;: le contrat. Ils partent avec le compte, ou
          lorsque vous les effacez.
        </li>
        <li>
          <strong>Commandes</strong>, avec votre numéro de bon de commande, vos consignes de livraison et
          l’état du paiement&nbsp;: pour livrer, facturer et tenir l’historique. Bases légales&nbsp;: le
          contrat, puis l’obligation de conserver les pièces comptables (code de commerce, article
          L.&nbsp;123-22). Conservées {retention.orderYears}&nbsp;ans après la fin de leur année, puis elles
          ne nomment plus personne.
        </li>
        <li>
          <strong>Messages du formulaire de contact</strong>&nbsp;: pour vous répondre. Base légale&nbsp;:
          l’intérêt légitime à suivre vos demandes. Supprimés au bout de {retention.messageYears}&nbsp;ans.
        </li>
        <li>
          <strong>Connexions et e-mails de la boutique</strong>&nbsp;: leurs dates, l’appareil (navigateur et
          système) et, contre les abus, le nombre d’essais par adresse réseau, celle-ci sous forme
          d’empreinte. Base légale&nbsp;: l’intérêt légitime à protéger votre compte. Effacés au plus tard
          avec le compte, les essais en un jour.
        </li>
      </ul>
      <p>
        Les champs obligatoires des formulaires sont marqués&nbsp;: sans eux, nous ne pouvons ni ouvrir un
        compte, ni livrer, ni répondre. Aucune décision n’est prise de façon automatisée et aucun profil n’est
        établi.
      </p>
      <h3>Qui les reçoit</h3>
      <ul>
        <li>nos équipes qui préparent, livrent et facturent les commandes&#8239;;</li>
        <li>l’hébergeur de la boutique, {host.name}, et le service qui achemine nos e-mails&#8239;;</li>
        <li>le transporteur, qui reçoit l’adresse, le téléphone et les consignes de livraison&#8239;;</li>
        <li>
          le prestataire de paiement et votre banque, si vous payez par carte&nbsp;: leur formulaire n’est
          chargé qu’au moment de payer, et le numéro de carte ne passe jamais par nos serveurs.
        </li>
      </ul>
      <p>Vos données ne sont ni vendues, ni louées, ni utilisées pour de la publicité.</p>
      <h3>Vos droits</h3>
      <p>
        Dans votre compte, sous «&nbsp;Mes données personnelles&nbsp;», vous pouvez emporter vos données et
        demander la suppression du compte. Il est effacé {retention.erasureDays}&nbsp;jours plus tard, dès
        qu’aucun paiement par carte n’est plus attendu&#8239;; les données de vos commandes restent le temps
        que la loi exige, séparées de tout compte.
      </p>
      <p>
        Vous pouvez aussi consulter, corriger, effacer ou emporter vos données, limiter leur traitement et
        vous y opposer&nbsp;: écrivez à{' '}
        <a href={`mailto:${dataProtectionOfficer ?? company.email}`}>
          {dataProtectionOfficer ?? company.email}
        </a>
        . Vous pouvez saisir la CNIL, sur{' '}
        <a href="https://www.cnil.fr" rel="noreferrer">
          cnil.fr
        </a>
        .
      </p>
    </>
  );
}
