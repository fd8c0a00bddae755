import { useEnvironment } from 'page-kit/page';
import { retention } from 'shared-contracts/api/retention';

/**
 * What the shop knows of a visitor and of a customer, and for how long. It has to follow what the code really stores; the
 * periods are those by which the API deletes.
 */
export function PrivacyPolicy() {
  const { company } = useEnvironment();
  return (
    <>
      <p>
        La boutique ne dépose aucun cookie, ne mesure pas l’audience et ne contient ni publicité ni traceur.
        C’est pourquoi aucun bandeau de consentement ne s’affiche.
      </p>
      <h3>Ce qui est gardé dans votre navigateur</h3>
      <ul>
        <li>
          <strong>Votre panier</strong>&nbsp;: codes des articles et quantités, sans prix, dans le stockage
          local et dans celui de l’onglet, jusqu’à la commande ou à la déconnexion.
        </li>
        <li>
          <strong>Votre session</strong>&nbsp;: deux jetons dans le stockage local, effacés à la déconnexion
          ou lorsque la session ne peut plus être prolongée.
        </li>
        <li>
          <strong>Les produits que vous avez vus</strong>&nbsp;: leurs codes, dans le stockage local, effacés
          à la déconnexion ou par le bouton «&nbsp;Effacer&nbsp;» de la page d’un produit.
        </li>
        <li>
          <strong>Vos préférences d’affichage</strong>, comme la présentation en tableau du catalogue.
        </li>
      </ul>
      <p>
        Ces données sont strictement nécessaires au service que vous demandez. Vous pouvez les effacer à tout
        moment dans les réglages de votre navigateur.
      </p>
      <h3>Ce que vous nous confiez</h3>
      <ul>
        <li>
          <strong>Compte</strong>&nbsp;: nom, prénom, entreprise, identifiant, adresse e-mail et mot de passe,
          ce dernier sous forme d’empreinte illisible. Conservés tant que le compte existe&#8239;; un compte
          dont l’adresse e-mail n’est jamais vérifiée est effacé au bout de {retention.unverifiedDays}
          &nbsp;jours.
        </li>
        <li>
          <strong>Adresses et commandes</strong>&nbsp;: pour livrer, facturer et tenir l’historique. Les
          adresses partent avec le compte. Les commandes sont conservées {retention.orderYears}&nbsp;ans après
          la fin de leur année, comme la loi l’exige pour les pièces comptables, puis ne nomment plus
          personne.
        </li>
        <li>
          <strong>Messages du formulaire de contact</strong>&nbsp;: pour vous répondre&#8239;; supprimés au
          bout de {retention.messageYears}&nbsp;ans.
        </li>
        <li>
          <strong>Connexions et e-mails de la boutique</strong>&nbsp;: leurs dates et l’appareil, pour que
          votre session dure et qu’aucun e-mail ne parte deux fois&#8239;; effacées au plus tard avec le
          compte.
        </li>
      </ul>
      <h3>Paiement</h3>
      <p>
        Le formulaire de carte bancaire est celui de notre prestataire de paiement. Il n’est chargé qu’au
        moment de payer, et le numéro de carte ne passe jamais par nos serveurs.
      </p>
      <h3>Vos droits</h3>
      <p>
        Dans votre compte, sous «&nbsp;Mes données personnelles&nbsp;», vous pouvez emporter vos données et
        demander la suppression du compte. Il est effacé {retention.erasureDays}&nbsp;jours plus tard, dès
        qu’aucun paiement par carte n’est plus attendu&#8239;; les factures de vos commandes restent le temps
        que la loi exige, séparées de tout compte.
      </p>
      <p>
        Vous pouvez aussi consulter, corriger, effacer ou emporter vos données, limiter leur traitement et
        vous y opposer&nbsp;: écrivez à <a href={`mailto:${company.email}`}>{company.email}</a>. Vous pouvez
        saisir la CNIL, sur{' '}
        <a href="https://www.cnil.fr" rel="noreferrer">
          cnil.fr
        </a>
        .
      </p>
      <p>Responsable du traitement&nbsp;: {company.legalName}, société fictive de démonstration.</p>
    </>
  );
}
