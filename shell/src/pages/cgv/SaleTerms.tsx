import { useEnvironment } from 'page-kit/page';
import { Article } from './Article';

/** Articles 1 to 4: who sells what to whom, at which price. */
export function SaleTerms() {
  const { company } = useEnvironment();
  return (
    <>
      <Article id="objet">
        <p>
          Ces conditions régissent les ventes conclues sur cette boutique entre {company.legalName} (
          {company.legalIdentity}
          ), {company.street}, {company.postalCode} {company.city}, et ses clients. Elles s’adressent d’abord
          aux entreprises et aux institutions qui achètent pour leur activité.
        </p>
        <p>
          Elles s’appliquent à toute commande, à l’exclusion d’autres documents, sauf accord écrit. La version
          applicable est celle en ligne le jour de la commande.
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
          En cas de retard de paiement d’un professionnel, des pénalités au taux de trois fois l’intérêt légal
          et une indemnité forfaitaire de 40&nbsp;€ pour frais de recouvrement sont dues de plein droit. Les
          marchandises restent notre propriété jusqu’au paiement complet.
        </p>
      </Article>
    </>
  );
}
