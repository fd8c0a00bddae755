import { useInfiniteQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useHttp } from 'shared-contracts/http';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyState, RetryNote } from 'shared-ui/feedback';
import { VisuallyHidden } from 'shared-ui/layout';
import { Loaded } from '../Loaded';
import { SectionFrame } from '../SectionFrame';
import { ContentSkeleton } from '../SectionSkeleton';
import { sectionPath } from '../sections';
import { useTitleFocus } from '../use-title-focus';
import { HistorySearch } from './HistorySearch';
import { type HistoryFilter, historyPath, isFiltered, isGoods } from './history-filter';
import { OrderCard } from './OrderCard';
import styles from './OrderList.module.css';
import { allOrders, ordersQuery } from './order-queries';

interface OrderListProps {
  readonly filter: HistoryFilter;
  /** Id of the order that was shown before: its card gets the focus. */
  readonly returnedFrom: string | null;
}

/** The customer's orders that match the filter, newest first; a button loads older ones. */
export function OrderList({ filter, returnedFrom }: OrderListProps) {
  const query = useInfiniteQuery(ordersQuery(useHttp(), filter));
  const { error, isFetchingNextPage, refetch, fetchNextPage } = query;
  const orders = allOrders(query.data);
  const filtered = isFiltered(filter);
  const knowsGoods = isGoods(filter.status ?? '') || orders.some(({ fulfilment }) => fulfilment);
  const hasDocuments = orders.some(({ documents }) => documents);
  const none = query.data !== undefined && orders.length === 0;
  const list = useRef<HTMLUListElement>(null);
  const { title, focusTitle } = useTitleFocus();
  const cardToFocus = useCardToFocus(list, orders.length);

  function showOlder() {
    cardToFocus(orders.length);
    void fetchNextPage();
  }

  return (
    <SectionFrame section="historique" titleRef={title}>
      {(filtered || !none) && (
        <HistorySearch filter={filter} knowsGoods={knowsGoods} hasDocuments={hasDocuments} />
      )}
      <VisuallyHidden as="p" role="status">
        {filtered && query.data && foundText(orders.length, query.hasNextPage)}
      </VisuallyHidden>
      <Loaded
        query={query}
        failure="Vos commandes ne peuvent pas être affichées pour le moment."
        skeleton={<ContentSkeleton section="historique" />}
      >
        {() => (
          <ul ref={list} className="sph-stack">
            {orders.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                path={historyPath(filter, order.id)}
                takesFocus={order.id === returnedFrom}
                onEnded={focusTitle}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {none && (filtered ? <NothingFound hasOlder={query.hasNextPage} onLeave={focusTitle} /> : <NoOrder />)}
      {query.data && error && (
        <RetryNote
          className={styles.notice}
          onRetry={() => void (query.isFetchNextPageError ? showOlder() : refetch())}
        >
          Une partie de vos commandes n’a pas pu être chargée.
        </RetryNote>
      )}
      {query.hasNextPage && (
        <p className={styles.older}>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={showOlder}>
            {filtered ? 'Chercher plus loin' : 'Afficher les commandes plus anciennes'}
          </Button>
        </p>
      )}
    </SectionFrame>
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

interface NothingFoundProps {
  /** Older orders have not been searched yet. */
  readonly hasOlder: boolean;
  /** Called when the link is followed: it unmounts, and the focus must move. */
  readonly onLeave: () => void;
}

function NothingFound({ hasOlder, onLeave }: NothingFoundProps) {
  return (
    <EmptyState
      headingLevel={3}
      picture="panier-vide"
      title={hasOlder ? 'Rien parmi vos commandes récentes' : 'Aucune commande trouvée'}
      text={
        hasOlder
          ? 'Vos commandes plus anciennes n’ont pas encore été parcourues.'
          : 'Aucune de vos commandes ne correspond à cette recherche.'
      }
    >
      <ButtonLink variant="secondary" href={sectionPath('historique')} onClick={onLeave}>
        Voir toutes mes commandes
      </ButtonLink>
    </EmptyState>
  );
}

/** Returns the result of a search for screen readers. */
function foundText(count: number, hasOlder: boolean): string {
  const found =
    count === 0
      ? 'Aucune commande trouvée'
      : count === 1
        ? 'Une commande trouvée'
        : `${count} commandes trouvées`;
  return hasOlder ? `${found} jusqu’ici` : found;
}

/** Focuses the first new card after a page has loaded, since the button unmounts with the last page. */
function useCardToFocus(list: { readonly current: HTMLUListElement | null }, count: number) {
  const pendingIndex = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (pendingIndex.current === null || count <= pendingIndex.current) return;
    list.current?.children[pendingIndex.current]?.querySelector('a')?.focus();
    pendingIndex.current = null;
  }, [list, count]);

  return (index: number) => {
    pendingIndex.current = index;
  };
}
