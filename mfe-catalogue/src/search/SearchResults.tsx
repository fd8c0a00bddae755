import { usePrices } from 'page-kit/catalogue';
import { useId } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { LiveRegion } from 'shared-ui/layout';
import { CatalogueCard } from '../components/CatalogueCard';
import { useHoverPrefetch } from '../components/use-hover-prefetch';
import { NoResults, textWithout, WordLeftOut } from './NoResults';
import styles from './Search.module.css';
import { resultsPath, type ShownHit } from './search-query';

interface SearchResultsProps {
  query: string;
  /** Undefined while the call is pending. */
  products: readonly ShownHit[] | undefined;
  /** Those of the next query are pending. */
  busy: boolean;
}

/** Shows the results of a query in a region that scrolls, and announces their number. */
export function SearchResults({ query, products, busy }: SearchResultsProps) {
  const titleId = useId();
  const count = products?.length ?? 0;
  return (
    <>
      <LiveRegion message={products && !busy ? announced(query, products) : ''} />
      {products && (
        <section aria-labelledby={titleId} aria-busy={busy} className={styles.results}>
          <h2 id={titleId} className={styles.title}>{`Résultat de recherche "${query}"`}</h2>
          <WordLeftOut products={products} />
          {count > 0 ? <Hits products={products} /> : <NoResults />}
        </section>
      )}
      {count > 0 && (
        <p className={styles.all}>
          <ButtonLink variant="secondary" full href={resultsPath(query)}>
            {count === 1 ? 'Voir le résultat' : `Voir les ${count} résultats`}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function announced(query: string, products: readonly ShownHit[]): string {
  const count = products.length;
  const counted = `${count} ${count > 1 ? 'résultats' : 'résultat'} pour ${query}`;
  const word = products[0]?.withoutWord;
  return word ? `${counted}. ${textWithout(word)}` : counted;
}

function Hits({ products }: { products: readonly ShownHit[] }) {
  const prices = usePrices(products.map(({ Code }) => Code));
  const hover = useHoverPrefetch();
  return (
    <ul {...hover} className={styles.hits}>
      {products.map((product) => (
        <CatalogueCard key={product.Code} product={product} prices={prices} compact />
      ))}
    </ul>
  );
}
