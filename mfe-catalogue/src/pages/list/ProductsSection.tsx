import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Product, ProductList } from 'shared-contracts/api/products';
import { useDiscountRate } from 'shared-contracts/auth';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState, ErrorState } from 'shared-ui/empty-state';
import { CardGrid } from 'shared-ui/product-card';
import { CardGridSkeleton } from 'shared-ui/skeleton';
import { CatalogueCard } from '../../components/CatalogueCard';
import { MoreProducts } from './MoreProducts';
import styles from './ProductsSection.module.css';

/** The cards of the widest first row: their pictures load at once. */
const firstRow = 4;

export interface ProductsSectionProps {
  list: UseInfiniteQueryResult<InfiniteData<ProductList>>;
  /** Those of all pages so far. */
  products: readonly Product[];
}

/** The products with their count, while they load, when they fail, and when there are none. */
export function ProductsSection({ list, products }: ProductsSectionProps) {
  const discount = useDiscountRate();

  if (list.isPending) {
    return (
      <div aria-busy="true" className={styles.pending}>
        <CardGridSkeleton count={12} />
      </div>
    );
  }
  if (list.isError && products.length === 0) {
    return (
      <ErrorState
        title="Erreur inconnue"
        text="Les produits ne répondent pas. Votre panier est conservé."
        onRetry={() => list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        title="Aucun produit pour le moment"
        text="Cette sélection est vide. Les autres familles sont dans le menu."
      >
        <ButtonLink component={Link} to="/category-product" variant="secondary">
          Voir les familles de produits
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          {products.length === 1 ? '1 produit affiché' : `${products.length} produits affichés`}
        </p>
      </div>
      <CardGrid>
        {products.map((product, place) => (
          <CatalogueCard key={product.Code} product={product} discount={discount} first={place < firstRow} />
        ))}
      </CardGrid>
      <MoreProducts list={list} />
    </>
  );
}
