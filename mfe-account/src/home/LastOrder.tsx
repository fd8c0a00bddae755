import { useQuery } from '@tanstack/react-query';
import { listsQuery } from 'page-kit/lists';
import { formatDate, placedOrdersQuery } from 'page-kit/orders';
import { useId } from 'react';
import { useHttp } from 'shared-contracts/http';
import { formatEuros } from 'shared-contracts/pricing';
import { ArrowLink, TextLink } from 'shared-ui/button';
import { historyFilterOf, historyPath } from '../pages/profile/orders/history-filter';
import { ReorderButton } from '../pages/profile/orders/OrderButtons';
import { OrderNumber, OrderState } from '../pages/profile/orders/OrderState';
import { Thumbnails } from '../pages/profile/orders/Thumbnails';
import { sectionPath } from '../pages/profile/sections';
import styles from './LastOrder.module.css';

/** The last order with its state, and the ways to order again; nothing before the first order. */
export function LastOrder() {
  const titleId = useId();
  const { data: [order] = [] } = useQuery(placedOrdersQuery(useHttp()));
  if (!order) return null;
  return (
    <section className={styles.order} aria-labelledby={titleId}>
      <div className={`${styles.head} sph-row`}>
        <h2 id={titleId}>Dernière commande</h2>
        <OrderState order={order} />
      </div>
      <ArrowLink className={styles.number} href={historyPath(historyFilterOf(''), order.id)}>
        <OrderNumber order={order} />
      </ArrowLink>
      <p className={styles.detail}>
        {[formatDate(order.createdAt), `${formatEuros(order.totalHT)} HT`].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.thumbnails}>
        <Thumbnails items={order.items} />
      </div>
      <div className={`${styles.actions} sph-row`}>
        <ReorderButton order={order} variant="secondary" size="small" aria-describedby={titleId} />
        <Shortcuts />
      </div>
    </section>
  );
}

function Shortcuts() {
  const { data: lists } = useQuery(listsQuery(useHttp()));
  return (
    <p className={`${styles.shortcuts} sph-row`}>
      <TextLink href="/order#commande-rapide">Commande rapide</TextLink>
      {lists && lists.length > 0 && (
        <TextLink href={sectionPath('listes')}>{`Mes listes (${lists.length})`}</TextLink>
      )}
    </p>
  );
}
