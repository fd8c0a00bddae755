import { useEnvironment } from 'page-kit/page';
import { formatDayOfYear } from 'shared-contracts/pricing';
import { Prose } from '../../layout/Prose';
import { articles } from './Article';
import styles from './CgvPage.module.css';
import { DeliveryTerms, ReturnTerms, SaleTerms } from './terms';

/** Renders the terms of sale with their table of contents. */
export function Component() {
  const { company } = useEnvironment();
  const { legalName, terms, demonstration } = company;
  const seller = demonstration ? `${legalName}, ${demonstration.mention}` : legalName;
  return (
    <Prose
      title="Conditions générales de vente"
      path="/cgv"
      description={`Conditions générales de vente et de livraison de ${company.shopName}\u00a0: commande, prix, paiement, livraison, retours, rétractation.`}
      lead={`Conditions de vente et de livraison de ${seller}. Version ${terms.version}, en vigueur depuis le ${formatDayOfYear(terms.date)}.`}
      aside={
        <nav className={`${styles.contents} sph-links`} aria-labelledby="sommaire">
          <h2 id="sommaire">Sommaire</h2>
          <ol>
            {articles.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      }
    >
      <SaleTerms />
      <DeliveryTerms />
      <ReturnTerms />
    </Prose>
  );
}
