import { useEnvironment } from 'page-kit/page';
import { latePaymentTerms } from 'shared-contracts/environment/late-payment-terms';
import { legalIdentity } from 'shared-contracts/environment/legal-identity';
import { type DeliveryMode, deliveryModes, deliveryTerms, formatWholeEuros } from 'shared-contracts/pricing';
import { freeDeliveryFrom, Mediator, WarehouseArea } from '../../layout/company-facts';
import { Article } from './Article';
import { WithdrawalForm } from './WithdrawalForm';

/** Articles 1 to 4: scope, order, prices and payment. */
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
          R.&nbsp;2192-10&nbsp;: trente jours en règle générale).
        </p>
        <p>Les marchandises restent notre propriété jusqu’au paiement complet.</p>
      </Article>
    </>
  );
}

const numbers = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq'];
const ordinals = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

const details: Readonly<Record<DeliveryMode, string>> = {
  standard: '',
  premium: ', la marchandise étant rangée à l’endroit convenu',
  retailer: ', à notre entrepôt',
};

/** A mode, fee, first day and place: '…, gratuit : à partir du deuxième jour ouvré, à notre entrepôt'. */
function Mode({ mode }: { readonly mode: DeliveryMode }) {
  const { label, fee, workingDays } = deliveryTerms[mode];
  return (
    <>
      <strong>{label}</strong>, {fee === 0 ? 'gratuit' : formatWholeEuros(fee)}&nbsp;: à partir du{' '}
      {ordinals[workingDays]} jour ouvré{details[mode]}
    </>
  );
}

/** Articles 5 and 6: delivery and receipt. */
export function DeliveryTerms() {
  const { freeDelivery, skipPublicHolidays } = useEnvironment().settings;
  return (
    <>
      <Article id="livraison">
        <p>
          Les commandes partent de notre entrepôt
          <WarehouseArea />. {numbers[deliveryModes.length]} modes sont proposés&nbsp;:
        </p>
        <ul>
          {deliveryModes.map((mode, index) => (
            <li key={mode}>
              <Mode mode={mode} />
              {index === deliveryModes.length - 1 ? '.' : '\u202f;'}
            </li>
          ))}
        </ul>
        {freeDelivery === 'apply' && (
          <p>
            La livraison standard est gratuite à partir de {freeDeliveryFrom.ileDeFrance} hors taxes, remise
            déduite, en Île-de-France, et de {freeDeliveryFrom.france} dans le reste de la métropole, Corse
            comprise. Cette gratuité ne vaut ni pour les codes postaux commençant par 97 ou 98, ni à
            l’étranger.
          </p>
        )}
        <p>
          {skipPublicHolidays ? 'Le samedi, le dimanche et les jours fériés' : 'Le samedi et le dimanche'} ne
          sont pas des jours ouvrés. Les dates affichées sont des estimations.
        </p>
      </Article>
      <Article id="reception">
        <p>
          Le client vérifie le nombre et l’état des colis devant le transporteur et note sur le bon de
          livraison toute réserve précise. Il nous la confirme par écrit dans les trois jours ouvrables qui
          suivent.
        </p>
        <p>Les risques passent au client à la remise de la marchandise.</p>
      </Article>
    </>
  );
}

/** Articles 7 to 11: returns by agreement, the statutory right of withdrawal, and disputes. */
export function ReturnTerms() {
  const { company, settings } = useEnvironment();
  const { sellsToConsumers, mediator } = company;
  return (
    <>
      <Article id="retours">
        <p>
          Un retour n’est accepté qu’avec notre accord préalable et dans les huit jours qui suivent la
          réception. L’article doit être neuf, complet et dans son emballage d’origine. Demandez l’accord par
          le <a href="/contact">formulaire de contact</a>, avec la référence de la commande.
        </p>
      </Article>
      <Article id="retractation">
        <p>
          La règle des huit jours ci-dessus ne réduit pas le droit de rétractation que la loi donne à certains
          clients&nbsp;:
        </p>
        <ul>
          {sellsToConsumers && (
            <li>
              le <strong>consommateur</strong> dispose de quatorze jours après la réception pour renoncer à
              l’achat sans donner de motif (article L.&nbsp;221-18 du code de la consommation)&#8239;;
            </li>
          )}
          <li>
            le <strong>professionnel employant cinq salariés au plus</strong> dispose de quatorze jours après
            la réception pour renoncer, sans donner de motif, à un contrat conclu hors établissement, si
            l’objet du contrat n’entre pas dans le champ de son activité principale (articles L.&nbsp;221-3 et
            L.&nbsp;221-18 du code de la consommation).
          </li>
        </ul>
        <p>
          Les autres professionnels n’ont pas de droit légal de rétractation pour un achat en ligne. Les
          articles descellés qui ne peuvent être renvoyés pour des raisons d’hygiène en sont exclus.
        </p>
        <p>
          Pour l’exercer,{' '}
          {settings.withdrawalEntry && (
            <span>
              ouvrez la commande dans votre historique et choisissez «&nbsp;Renoncer au contrat&nbsp;», ou{' '}
            </span>
          )}
          écrivez-nous par le <a href="/contact">formulaire de contact</a>. Le remboursement suit dans les
          quatorze jours&#8239;; les frais de renvoi restent à la charge du client.
        </p>
        {sellsToConsumers && <WithdrawalForm />}
      </Article>
      <Article id="garanties">
        <p>
          Les articles bénéficient de la garantie légale contre les vices cachés (code civil, articles 1641 et
          suivants).
          {sellsToConsumers && (
            <span>
              {' '}
              Le consommateur bénéficie aussi de la garantie légale de conformité&nbsp;: pendant deux ans à
              compter de la livraison, il peut demander la réparation ou le remplacement de l’article, sans
              frais, et à défaut une réduction du prix ou la résolution de la vente (code de la consommation,
              articles L.&nbsp;217-3 et suivants).
            </span>
          )}{' '}
          Les produits chimiques s’emploient selon leur fiche technique et leur fiche de sécurité,
          consultables sur la page de chaque article concerné.
        </p>
        <p>Nous ne répondons pas d’un usage contraire à ces fiches, ni d’un cas de force majeure.</p>
      </Article>
      <Article id="donnees">
        <p>
          Les données nécessaires à la commande sont traitées comme l’explique la politique de
          confidentialité, accessible au bas de chaque page.
        </p>
      </Article>
      <Article id="litiges">
        <p>
          Ces conditions relèvent du droit français. Une réclamation peut être adressée à{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>&#8239;; nous cherchons d’abord une solution
          amiable. À défaut, tout litige avec un professionnel relève des {company.courts}.
        </p>
        {sellsToConsumers && mediator && (
          <p>
            Le consommateur peut saisir gratuitement le médiateur <Mediator {...mediator} />. Il garde le
            choix des tribunaux que la loi lui donne.
          </p>
        )}
        <p>{legalIdentity(company)}.</p>
      </Article>
    </>
  );
}
