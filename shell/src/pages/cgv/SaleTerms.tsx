import { useEnvironment } from 'page-kit/page';
import { latePaymentTerms, legalIdentity } from 'shared-contracts/environment/company';
import { Article } from './Article';

/** Articles 1 to 4: who sells what to whom, at which price. */
export function SaleTerms() {
  const { company } = useEnvironment();
  return (
    <>
      <Article id="objet">
        <p>
          Ces conditions régissent les ventes conclues sur cette boutique entre {company.legalName} (
          {legalIdentity(company)}
          ), {company.street}, {company.postalCode} {company.city}, et ses clients. Elles s’adressent{' '}
          <span>
            {company.sellsToConsumers
              ? 'aux entreprises et aux institutions qui achètent pour leur activité, et aux consommateurs'
              : 'aux entreprises et aux institutions qui achètent pour leur activité'}
          </span>
          .
        </p>
        <p>
          Elles s’appliquent à toute commande, à l’exclusion d’autres documents, sauf accord écrit. La version
          applicable est celle en vigueur le jour de la commande.
        </p>
      </Article>
      <Article id="commande">
        <p>
          Un compte client est nécessaire pour commander. Avant de payer, le client relit les articles, les
          adresses, le mode de livraison et le total, puis accepte ces conditions en cochant la case prévue.
        </p>
        <p>
          La vente est formée lorsque le paiement est accepté ou, pour un compte autorisé au paiement différé,
          lorsque la commande est enregistrée. Un e-mail de confirmation est envoyé à l’adresse du compte.
        </p>
        <p>
          Les photographies et illustrations n’ont pas de valeur contractuelle. Si un article n’est plus
          disponible, le client en est informé et peut choisir un article équivalent ou être remboursé.
        </p>
      </Article>
      <Article id="prix">
        <p>
          Les prix sont affichés en euros, hors taxes&#8239;; la TVA au taux en vigueur et le total toutes
          taxes comprises sont indiqués dans le panier. Une remise personnelle, si elle existe, est déjà
          comprise dans les prix unitaires vus après connexion.
        </p>
        <p>Les calculs sont exacts et chaque montant affiché est arrondi au centime.</p>
      </Article>
      <Article id="paiement">
        <p>
          Le paiement se fait par carte bancaire, dans le formulaire sécurisé d’un prestataire de paiement, ou
          par compte client lorsque le paiement différé a été accordé. Les numéros de carte ne passent pas par
          nos serveurs.
        </p>
        <p>
          Une commande sur compte client est payable dans les {company.accountPayment.days}&nbsp;jours qui
          suivent la commande. La date limite figure sur la confirmation.
        </p>
        <p>{latePaymentTerms(company)}</p>
        <p>
          Les acheteurs publics paient dans les délais du code de la commande publique (article
          R.&nbsp;2192-10&nbsp;: trente jours en règle générale). Passé ce délai, les intérêts moratoires sont
          dus au taux de la Banque centrale européenne majoré de huit points, avec la même indemnité de
          40&nbsp;€ (articles R.&nbsp;2192-31 et D.&nbsp;2192-35).
        </p>
        <p>Les marchandises restent notre propriété jusqu’au paiement complet.</p>
      </Article>
    </>
  );
}
