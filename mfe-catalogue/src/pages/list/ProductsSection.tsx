import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { CardGridSkeleton, usePrices } from 'page-kit/catalogue';
import { LateDataNote, preferSortAtom, QueryFailure } from 'page-kit/page';
import { useLayoutEffect, useRef, useState } from 'react';
import { pageSizes } from 'shared-contracts/api/limits';
import type { ProductSort } from 'shared-contracts/api/products';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { useExtras } from 'shared-contracts/http';
import { formatCount } from 'shared-contracts/pricing';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyState, Note, Refusal } from 'shared-ui/feedback';
import { FilterButton } from '../../facets/FilterButton';
import { choiceSearch, isNarrowed } from '../../facets/facet-choice';
import { NothingMatches } from '../../facets/NothingMatches';
import { ListBar, SortChoice } from '../../listing/ListBar';
import { ProductCards } from '../../listing/ProductCards';
import type { ListedPage, ListedProduct } from '../../products/product-queries';
import styles from './ProductsSection.module.css';
import type { useNarrowing } from './use-narrowing';
import { usePrefetchWhenIdle } from './use-prefetch-when-idle';

interface ProductsSectionProps {
  list: UseInfiniteQueryResult<InfiniteData<ListedPage>>;
  /** Products of all loaded pages. */
  products: readonly ListedProduct[];
  sort: ProductSort | undefined;
  narrowing: ReturnType<typeof useNarrowing>;
}

/** Shows the products with their count, or that they load, failed to load or do not exist. */
export function ProductsSection({ list, products, sort, narrowing }: ProductsSectionProps) {
  const { choice, hrefOf } = narrowing;
  const prices = usePrices(products.map(({ Code }) => Code));
  const extras = useExtras();
  const preferSort = useSetAtom(preferSortAtom);
  const shown = useShownQuery(choiceSearch(choice, sort), list.isPlaceholderData);
  const cards = useFocusAfterLastPage(list.hasNextPage, products.length);
  usePrefetchWhenIdle(cards, products.length > 0 && !list.isPlaceholderData);

  const isEmpty = products.length === 0;
  // An empty list is not reported yet while the next one loads, or while the choice may still be reduced.
  const isUnsettled = list.isPlaceholderData || (isNarrowed(choice) && narrowing.isPending);
  if (list.isPending || (isEmpty && isUnsettled)) {
    return (
      <>
        <LateDataNote />
        <div aria-busy="true" className={styles.pending}>
          <CardGridSkeleton />
        </div>
      </>
    );
  }
  if (list.isError && isEmpty) {
    return (
      <QueryFailure
        query={list}
        title={unknownError}
        text="Les produits ne répondent pas. Votre panier est conservé."
      />
    );
  }
  if (isEmpty && isNarrowed(choice)) return <NothingMatches hrefOf={hrefOf} />;
  if (isEmpty) {
    return (
      <EmptyState
        title="Aucun produit pour le moment"
        text="Cette sélection est vide. Les autres familles sont dans le menu."
      >
        <ButtonLink href="/category-product" variant="secondary">
          Voir les familles de produits
        </ButtonLink>
      </EmptyState>
    );
  }
  const counted = countedProducts(list, products.length);
  return (
    <>
      <ListBar counted={counted}>
        <FilterButton {...narrowing} counted={counted} />
        {extras && <SortChoice sort={sort} unsorted="Ordre du catalogue" onSort={preferSort} />}
      </ListBar>
      <ProductCards
        key={shown}
        ref={cards}
        products={products}
        prices={prices}
        busy={list.isPlaceholderData}
      />
      <MoreProducts list={list} />
    </>
  );
}

/** Returns the query of the shown cards, their key: a new list remounts, since moved cards shift the layout. */
function useShownQuery(current: string, isPreviousShown: boolean) {
  const [shown, setShown] = useState(current);
  if (!isPreviousShown && shown !== current) setShown(current);
  return shown;
}

/** Focuses the first new product after the last page has loaded, since the focused button unmounts then. */
function useFocusAfterLastPage(hasNextPage: boolean, count: number) {
  const cards = useRef<HTMLUListElement>(null);
  const before = useRef({ hasNextPage, count });

  useLayoutEffect(() => {
    const { hasNextPage: hadNextPage, count: shown } = before.current;
    before.current = { hasNextPage, count };
    if (!hadNextPage || hasNextPage || count <= shown) return;
    cards.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true });
  }, [hasNextPage, count]);

  return cards;
}

/** Returns the number of products as a text: all, shown of all, or only shown if the API sends no total. */
function countedProducts({ data, hasNextPage }: ProductsSectionProps['list'], shown: number): string {
  const total = data?.pages[0]?.total;
  const products = shown === 1 ? '1 produit' : `${formatCount(shown)} produits`;
  if (total !== undefined && !hasNextPage) return products;
  if (total !== undefined && total > shown) return `${products} sur ${formatCount(total)}`;
  return shown === 1 ? `${products} affiché` : `${products} affichés`;
}

/** Button that loads more products, until the last page. An API without extras accepts no cursor. */
function MoreProducts({ list }: Pick<ProductsSectionProps, 'list'>) {
  const extras = useExtras();
  if (!list.hasNextPage) return null;
  return (
    <div className={styles.more}>
      {extras ? (
        <>
          <Refusal>{list.isFetchNextPageError && unknownError}</Refusal>
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage || list.isPlaceholderData}
            onClick={() => list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'Réessayer' : 'Afficher plus de produits'}
          </Button>
        </>
      ) : (
        <Note tone="info">
          {`Cette liste s’arrête à ses ${pageSizes.products} premiers produits. Trouvez les autres par leur sous-catégorie ou par la recherche.`}
        </Note>
      )}
    </div>
  );
}
