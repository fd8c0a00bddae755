import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from 'page-kit/catalogue';
import { useDiscountRate } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { TextLink } from 'shared-ui/button';
import { LiveRegion } from 'shared-ui/layout';
import { CatalogueCard } from '../components/CatalogueCard';
import { CategoryLinks } from '../components/Tags';
import { useProductIntent } from '../components/use-product-intent';
import { preloadProductPage } from '../product-page';
import { useCloseOnFollow } from './close-search';
import styles from './Search.module.css';
import { resultsPath, type ShownHit, textWithout } from './search-query';

export interface SearchResultsProps {
  query: string;
  /** Undefined while the call is pending. */
  products: readonly ShownHit[] | undefined;
}

/** What answers the query, its count read out. */
export function SearchResults({ query, products }: SearchResultsProps) {
  const count = products?.length ?? 0;
  return (
    <>
      <LiveRegion message={products ? announced(query, products) : ''} />
      {products && <h2 className={styles.title}>Résultat de recherche "{query}"</h2>}
      {products && <WordLeftOut products={products} />}
      {count > 0 && <AllResults query={query} count={count} />}
      {products && (count > 0 ? <Hits products={products} /> : <NoHit />)}
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
  const discount = useDiscountRate();
  // The code of the product page comes with the first sign, since the page below may be any.
  const intent = useProductIntent(preloadProductPage);
  return (
    <ul {...intent} {...useCloseOnFollow()} className={styles.hits}>
      {products.map((product) => (
        <CatalogueCard key={product.Code} product={product} discount={discount} compact />
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

export function NoHit() {
  const { data: categories = [] } = useQuery(categoriesQuery(useHttp()));
  return (
    <>
      <p className={styles.none}>
        <b>Aucun résultat</b>. Vérifiez l’orthographe ou choisissez une famille&nbsp;:
      </p>
      <CategoryLinks categories={categories} {...useCloseOnFollow()} />
    </>
  );
}

/** Says so when no article had all words. */
export function WordLeftOut({ products }: { readonly products: readonly ShownHit[] }) {
  const word = products[0]?.withoutWord;
  return word && <p className={styles.none}>{textWithout(word)}</p>;
}
