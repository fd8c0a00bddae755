import { useInfiniteQuery } from '@tanstack/react-query';
import { PageMeta } from 'page-kit/page-meta';
import { useEffect, useId, useRef } from 'react';
import { useHttp } from 'shared-contracts/http';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyState, ErrorState } from 'shared-ui/empty-state';
import { VisuallyHidden } from 'shared-ui/layout';
import { Note } from 'shared-ui/note';
import { SectionSkeleton } from '../SectionSkeleton';
import { sectionTitles } from '../section';
import { useTitleFocus } from '../use-title-focus';
import { OrderCard } from './OrderCard';
import styles from './OrderList.module.css';
import { allOrders, ordersQuery } from './order-queries';

interface OrderListProps {
  /** Order whose detail was on the screen before: the focus goes back to its card. */
  readonly returnedFrom: string | null;
}

/** The customer's orders, newest first; older ones on demand. */
export function OrderList({ returnedFrom }: OrderListProps) {
  const titleId = useId();
  const query = useInfiniteQuery(ordersQuery(useHttp()));
  const { error, isFetching, isFetchingNextPage, refetch, fetchNextPage } = query;
  const orders = allOrders(query.data);
  const list = useRef<HTMLUListElement>(null);
  const { title, focusTitle } = useTitleFocus();
  const cardToFocus = useCardToFocus(list, orders.length);

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  function showOlder() {
    cardToFocus(orders.length);
    void fetchNextPage();
  }

  return (
    <section aria-labelledby={titleId}>
      <PageMeta title="Historique de mes commandes" />
      <VisuallyHidden as="h2" ref={title} id={titleId} tabIndex={-1}>
        {sectionTitles.historique}
      </VisuallyHidden>
      {query.data ? (
        <ul ref={list} className={styles.orders}>
          {orders.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              takesFocus={order.id === returnedFrom}
              onEnded={focusTitle}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          headingLevel={3}
          text="Vos commandes ne peuvent pas être affichées pour le moment."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SectionSkeleton section="historique" />
      )}
      {query.data && orders.length === 0 && <NoOrder />}
      {query.data && error && (
        <Note tone="bad" role="alert" className={styles.notice}>
          Une partie de vos commandes n’a pas pu être chargée.{' '}
          {!query.isFetchNextPageError && (
            <button type="button" className={styles.retry} onClick={() => void refetch()}>
              Réessayer
            </button>
          )}
        </Note>
      )}
      {query.hasNextPage && (
        <p className={styles.older}>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={showOlder}>
            Afficher les commandes plus anciennes
          </Button>
        </p>
      )}
    </section>
  );
}

function NoOrder() {
  return (
    <EmptyState
      headingLevel={3}
      picture="panier-vide"
      title="Aucune commande pour le moment"
      text="Vos commandes s’afficheront ici, avec leur état et leur contenu."
    >
      <ButtonLink href="/category-product">Voir les produits</ButtonLink>
    </EmptyState>
  );
}

/** The button may go with the last page: the first of the cards that it brought takes the focus. */
function useCardToFocus(list: { readonly current: HTMLUListElement | null }, count: number) {
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (wanted.current === null || count <= wanted.current) return;
    list.current?.children[wanted.current]?.querySelector('a')?.focus();
    wanted.current = null;
  }, [list, count]);

  return (place: number) => {
    wanted.current = place;
  };
}
