import { useEnvironment } from 'page-kit/page';
import { retention } from 'shared-contracts/api/retention';
import { formatDayOfYear } from 'shared-contracts/pricing';

/** Privacy policy (GDPR, article 13): what the shop stores, why and how long. It must match the code. */
export function PrivacyPolicy() {
  const { company, settings } = useEnvironment();
  const { privacy, demonstration, dataProtectionOfficer, host } = company;
  const contact = dataProtectionOfficer ?? company.email;
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
          <strong>Compte</strong>&nbsp;: nom, prénom, entreprise, SIRET et numéro de TVA si vous les donnez,
          identifiant, adresse e-mail et mot de passe, ce dernier sous forme d’empreinte illisible. Base
          légale&nbsp;: le contrat. Conservés tant que le compte existe. Un compte dont l’adresse e-mail n’est
          jamais vérifiée est effacé au bout de {retention.unverifiedDays}&nbsp;jours&#8239;; un compte sans
          connexion pendant {settings.unusedAccountYears}&nbsp;ans l’est aussi, {retention.unusedNoticeDays}
          &nbsp;jours au moins après un e-mail qui vous en avertit.
        </li>
        <li>
          <strong>Adresses, panier et listes d’achats</strong>&nbsp;: pour livrer et pour retrouver vos
          articles d’un appareil à l’autre. Base légale&nbsp;: le contrat. Ils partent avec le compte, ou
          lorsque vous les effacez.
        </li>
        <li>
          <strong>Commandes</strong>, avec vos références de facturation, vos consignes de livraison et l’état
          du paiement&nbsp;: pour livrer, facturer et tenir l’historique. Bases légales&nbsp;: le contrat,
          puis l’obligation de conserver les pièces comptables (code de commerce, article L.&nbsp;123-22).
          Conservées {retention.orderYears}&nbsp;ans après la fin de leur année, puis elles ne nomment plus
          personne.
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
        vous y opposer&nbsp;: écrivez à <a href={`mailto:${contact}`}>{contact}</a>. Vous pouvez saisir la
        CNIL, sur{' '}
        <a href="https://www.cnil.fr" rel="noreferrer">
          cnil.fr
        </a>
        .
      </p>
    </>
  );
}

function StoredData() {
  return (
    <>
      <h3>Ce qui est gardé dans votre navigateur</h3>
      <p>
        La boutique ne mesure pas l’audience et ne contient ni publicité ni traceur. Elle ne dépose de cookie
        que pendant l’essai d’une nouvelle version&nbsp;: «&nbsp;canary&nbsp;» contient un nombre de 0 à 99
        tiré au hasard, qui ne dit rien de vous et s’efface à la fermeture du navigateur. C’est pourquoi aucun
        bandeau de consentement ne s’affiche.
      </p>
      <ul>
        <li>
          <strong>Votre panier</strong> (<code>shopping_cart</code>)&nbsp;: codes des articles et quantités,
          sans prix, dans le stockage local et dans celui de l’onglet, jusqu’à la commande ou à la
          déconnexion&#8239;; son numéro de version et celui du client dont il est (
          <code>shopping_cart_revision</code>).
        </li>
        <li>
          <strong>Votre commande en cours</strong>&nbsp;: adresses, mode et notes choisis (
          <code>sph-cart-checkout</code>), références saisies (<code>sph-cart-quick-order</code>), demande de
          commande et paiement dont la réponse est attendue (<code>sph-cart-order</code>,{' '}
          <code>sph-cart-payment</code>), intention de commander après l’inscription (
          <code>sph-cart-order-intent</code>). Effacés avec le panier.
        </li>
        <li>
          <strong>Votre session</strong>&nbsp;: deux jetons et leur heure (<code>sph-access</code>,{' '}
          <code>sph-refresh</code>, <code>sph-access-received</code>), effacés à la déconnexion ou lorsque la
          session ne peut plus être prolongée&#8239;; le numéro d’une session fermée, jusqu’à ce que le
          serveur l’ait appris (<code>sph-signed-out</code>).
        </li>
        <li>
          <strong>Cet appareil</strong> (<code>sph-device-marks</code>)&nbsp;: une marque par compte, cinq au
          plus, qui reste après la déconnexion&nbsp;: elle évite que des essais de mot de passe faits ailleurs
          ne vous bloquent ici. Elle n’ouvre aucun accès.
        </li>
        <li>
          <strong>Votre inscription</strong> (<code>sph-registration</code>)&nbsp;: une marque, jusqu’à la
          vérification de l’adresse e-mail.
        </li>
        <li>
          <strong>Vos dernières recherches</strong> (<code>sph-customer-recent-searches</code>) et{' '}
          <strong>les produits que vous avez vus</strong> (<code>sph-customer-recently-viewed</code>), effacés
          à la déconnexion&#8239;; les produits aussi par le bouton «&nbsp;Effacer&nbsp;» de la page d’un
          produit.
        </li>
        <li>
          <strong>Ce que vous étiez en train d’écrire</strong>, dans l’onglet, pendant que la page se recharge
          (<code>sph-customer-before-reload</code>).
        </li>
        <li>
          <strong>Vos préférences d’affichage</strong>&nbsp;: présentation et tri du catalogue (
          <code>sph-list-view</code>, <code>sph-list-sort</code>).
        </li>
      </ul>
      <p>
        Ces données sont strictement nécessaires au service que vous demandez (loi du 6 janvier 1978, article
        82). Vous pouvez les effacer à tout moment dans les réglages de votre navigateur.
      </p>
    </>
  );
}
