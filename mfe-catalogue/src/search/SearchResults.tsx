import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from 'page-kit/catalogue';
import { type MouseEvent, useContext } from 'react';
import { useDiscountRate } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { LiveRegion } from 'shared-ui/announcer';
import { CatalogueCard } from '../components/CatalogueCard';
import { CategoryLinks } from '../components/CategoryLinks';
import { useProductIntent } from '../components/use-product-intent';
import { preloadProductPage } from '../product-page';
import { CloseSearchContext } from './close-search';
import styles from './Search.module.css';
import type { ShownHit } from './search-query';
import { textWithout, WordLeftOut } from './WordLeftOut';

export interface SearchResultsProps {
  query: string;
  /** Undefined as long as there is no answer. */
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

function NoHit() {
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

/** Handlers for a link or for a list of links: the search closes, also when the link leads to the page below. */
function useCloseOnFollow() {
  const close = useContext(CloseSearchContext);
  return {
    onClick({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
      const isLink = target instanceof Element && target.closest('a');
      const elsewhere = metaKey || ctrlKey || shiftKey;
      if (isLink && !elsewhere) close();
    },
  };
}
