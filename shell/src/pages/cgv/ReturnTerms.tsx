import { useEnvironment } from 'page-kit/page';
import { legalIdentity } from 'shared-contracts/environment/company';
import { Mediator } from '../../layout/company-facts';
import { Article } from './Article';

/** Articles 7 to 11: returns by agreement, the statutory right of withdrawal beside them, and disputes. */
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
