import { Price } from 'page-kit/catalogue';
import { AddToList } from 'page-kit/lists';
import { orderDate, orderedLines, paymentState, paymentText } from 'page-kit/orders';
import { useEnvironment } from 'page-kit/page';
import { useId } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { countryName, formatEuros } from 'shared-contracts/pricing';
import { ButtonLink } from 'shared-ui/button';
import { PanelBox } from 'shared-ui/layout';
import { ReorderButton } from './OrderButtons';
import styles from './OrderCard.module.css';
import { OrderNumber, OrderState } from './OrderState';
import { contactPath } from './order-paths';
import { Thumbnails } from './Thumbnails';
import { UnfinishedPayment } from './UnfinishedPayment';

interface OrderCardProps {
  readonly order: Order;
  /** Path of the order's page. */
  readonly path: string;
  /** True when the customer returns from the order's page. */
  readonly takesFocus: boolean;
  /** Called when the customer has abandoned the order, or its payment succeeded. */
  readonly onEnded: () => void;
}

const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** Summary of an order in the history. */
export function OrderCard({ order, path, takesFocus, onEnded }: OrderCardProps) {
  const titleId = useId();
  const look = { variant: 'secondary', size: 'small', 'aria-describedby': titleId } as const;
  const { days } = useEnvironment().company.accountPayment;
  const date = orderDate(order.createdAt);
  const unfinished = paymentState(order) === 'unfinished';
  const payment = unfinished ? null : paymentText(order, days);
  const { addressLine1, city, country } = order.address.billing;

  return (
    <PanelBox as="li" className={styles.order}>
      <div>
        <h3 id={titleId}>
          Commande <OrderNumber order={order} />
        </h3>
        <p className={`${styles.meta} sph-quiet`}>
          {date && <span>{date}</span>}
          {order.purchaseOrderNumber && (
            <span>Votre numéro de bon de commande&nbsp;: {order.purchaseOrderNumber}</span>
          )}
          <span>{[addressLine1, city, countryName(country)].filter(Boolean).join(', ')}</span>
        </p>
      </div>
      <div className={styles.amount}>
        <Price value={formatEuros(order.totalHT)} />
        {order.totalTTC !== undefined && (
          <Price value={formatEuros(order.totalTTC)} suffix="TTC" size="s" className={styles.ttc} />
        )}
        <OrderState order={order} />
        {payment && <p className="sph-small">{payment}</p>}
      </div>
      {unfinished && <UnfinishedPayment order={order} titleId={titleId} onEnded={onEnded} />}
      <Thumbnails items={order.items} />
      <div className={styles.actions}>
        {!unfinished && <ReorderButton {...look} order={order} />}
        <ButtonLink {...look} ref={takesFocus ? takeFocus : undefined} className={styles.detail} href={path}>
          Voir la commande
        </ButtonLink>
        {!unfinished && (
          <span className={styles.toList}>
            <AddToList lines={orderedLines(order)} size="small" aria-describedby={titleId} />
          </span>
        )}
        <ButtonLink {...look} variant="tertiary" href={contactPath(order.id)}>
          Signaler un problème
        </ButtonLink>
      </div>
    </PanelBox>
  );
}
