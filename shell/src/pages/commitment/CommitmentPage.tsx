import { useEnvironment } from 'page-kit/page';
import { freeDeliveryFrom } from '../../layout/company-facts';
import { Prose } from '../../layout/Prose';
import { commitmentFigures } from '../commitment-figures';
import styles from './CommitmentPage.module.css';

/** The claims are from the specification (section 1); additions must not contradict them. */
export function Component() {
  const { settings } = useEnvironment();
  return (
    <Prose
      title="Notre engagement"
      path="/commitment"
      description="100 % de nos produits papier portent un écolabel, 96 % de notre chimie est fabriquée en France, nos sacs sont en polyéthylène recyclé."
      lead="Nettoyer a un coût pour l’environnement. Nous le réduisons là où notre choix de fournisseur pèse le plus."
      aside={
        <ul className={styles.figures}>
          {commitmentFigures.map(({ figure, text }) => (
            <li key={text}>
              <b>{figure}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      }
    >
      <section>
        <h2>Le papier</h2>
        <p>
          Papier toilette, essuie-mains, bobines&nbsp;: tous nos produits papier portent un écolabel. Il
          atteste, par un organisme indépendant, que la fibre et la fabrication respectent des limites
          strictes.
        </p>
      </section>
      <section>
        <h2>La chimie</h2>
        <p>
          96&nbsp;% de nos produits chimiques sont fabriqués en France. Le trajet est plus court, et chaque
          produit a sa fiche technique et sa fiche de sécurité sur sa page lorsque le fabricant les publie.
        </p>
        <p>
          Le premier geste écologique reste le bon dosage&nbsp;: suivez la fiche technique, ni plus ni moins.
        </p>
      </section>
      <section>
        <h2>Les sacs</h2>
        <p>Nos sacs sont fabriqués en polyéthylène recyclé, une matière qui a déjà servi.</p>
        <p>
          Pour les biodéchets et la vente à emporter, des sacs compostables ou en papier kraft les complètent.
        </p>
      </section>
      <section>
        <h2>Moins de trajets</h2>
        <p>
          <span>Une commande groupée vaut mieux que trois petites.</span>
          {settings.freeDelivery === 'apply' && (
            <span>{` La livraison est gratuite à partir de ${freeDeliveryFrom.ileDeFrance} en Île-de-France et de ${freeDeliveryFrom.france} en métropole\u00a0: le panier vous dit ce qui manque.`}</span>
          )}
        </p>
        <p>
          Une question sur un label ou une composition&#8239;? <a href="/contact">Écrivez-nous</a>.
        </p>
      </section>
    </Prose>
  );
}
