import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, type ShownProduct } from 'page-kit/catalogue';
import { type MouseEvent, useContext } from 'react';
import { useDiscountRate } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { LiveRegion } from 'shared-ui/announcer';
import type { LinkComponentProps } from 'shared-ui/link';
import { CatalogueCard } from '../components/CatalogueCard';
import { CategoryLinks } from '../components/CategoryLinks';
import { ShopLink } from '../components/ShopLink';
import { preloadProductPage } from '../product-page';
import { CloseSearchContext } from './close-search';
import styles from './Search.module.css';

export interface SearchResultsProps {
  query: string;
  /** Undefined as long as there is no answer. */
  products: readonly ShownProduct[] | undefined;
}

/** What answers the query, its count read out. */
export function SearchResults({ query, products }: SearchResultsProps) {
  const count = products?.length ?? 0;
  return (
    <>
      <LiveRegion
        message={products ? `${count} ${count > 1 ? 'résultats' : 'résultat'} pour ${query}` : ''}
      />
      {products && <h2 className={styles.title}>Résultat de recherche "{query}"</h2>}
      {products && (count > 0 ? <Hits products={products} /> : <NoHit />)}
    </>
  );
}

function Hits({ products }: { products: readonly ShownProduct[] }) {
  const discount = useDiscountRate();
  return (
    <ul className={styles.hits}>
      {products.map((product) => (
        <CatalogueCard
          key={product.Code}
          product={product}
          discount={discount}
          linkComponent={HitLink}
          compact
        />
      ))}
    </ul>
  );
}

/**
 * The code of the product page comes with the first sign, since the page below may be any. It may also be the one that the
 * result leads to; the search closes all the same.
 */
function HitLink(props: LinkComponentProps) {
  return <ShopLink {...props} onIntent={preloadProductPage} onClick={useCloseOnFollow()} />;
}

function NoHit() {
  const { data: categories = [] } = useQuery(categoriesQuery(useHttp()));
  return (
    <>
      <p className={styles.none}>
        <b>Aucun résultat</b>. Vérifiez l’orthographe ou choisissez une famille&nbsp;:
      </p>
      <CategoryLinks categories={categories} onClick={useCloseOnFollow()} />
    </>
  );
}

function useCloseOnFollow() {
  const close = useContext(CloseSearchContext);
  return (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!elsewhere) close();
  };
}
