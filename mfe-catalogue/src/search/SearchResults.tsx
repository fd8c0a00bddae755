import { usePrices } from 'page-kit/catalogue';
import { TextLink } from 'shared-ui/button';
import { LiveRegion } from 'shared-ui/layout';
import { CatalogueCard } from '../components/CatalogueCard';
import { useHoverPrefetch } from '../components/use-hover-prefetch';
import { useCloseOnFollow } from './close-search';
import { NoResults, textWithout, WordLeftOut } from './NoResults';
import styles from './Search.module.css';
import { resultsPath, type ShownHit } from './search-query';

interface SearchResultsProps {
  query: string;
  /** Undefined while the call is pending. */
  products: readonly ShownHit[] | undefined;
}

/** Shows the results of a query and announces their number. */
export function SearchResults({ query, products }: SearchResultsProps) {
  const count = products?.length ?? 0;
  return (
    <>
      <LiveRegion message={products ? announced(query, products) : ''} />
      {products && <h2 className={styles.title}>{`Résultat de recherche "${query}"`}</h2>}
      {products && <WordLeftOut products={products} />}
      {count > 0 && <AllResults query={query} count={count} />}
      {products && (count > 0 ? <Hits products={products} /> : <NoResults />)}
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
    <ul {...hover} {...useCloseOnFollow()} className={styles.hits}>
      {products.map((product) => (
        <CatalogueCard key={product.Code} product={product} prices={prices} compact />
      ))}
    </ul>
  );
}

function AllResults({ query, count }: { query: string; count: number }) {
  return (
    <p {...useCloseOnFollow()} className={styles.all}>
      <TextLink href={resultsPath(query)}>
        {count === 1 ? 'Voir le résultat' : `Voir les ${count} résultats`}
      </TextLink>
    </p>
  );
}
