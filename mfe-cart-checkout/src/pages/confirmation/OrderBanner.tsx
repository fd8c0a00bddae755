import { orderDate } from 'page-kit/orders';
import type { ReactNode } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { scenes } from 'shared-ui/pictures';
import { classNames } from 'shared-ui/styles';
import styles from './OrderBanner.module.css';

export interface OrderBannerProps {
  /** `ok` for a confirmed order. */
  tone: 'ok' | 'warn' | 'neutral';
  title: string;
  text: ReactNode;
  order: Order;
  /** Notes and actions. */
  children?: ReactNode;
}

/** State of the order, at the top of its page. */
export function OrderBanner({ tone, title, text, order, children }: OrderBannerProps) {
  const date = orderDate(order.createdAt);
  return (
    <section className={classNames(styles.banner, styles[tone])}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.text}>{text}</div>
        <p className="sph-quiet">Numéro de commande</p>
        <p className={styles.number}>{order.orderNumber}</p>
        {date && <p className="sph-quiet">Passée le {date}</p>}
        {order.purchaseOrderNumber && (
          <p className="sph-quiet">Votre numéro de bon de commande&nbsp;: {order.purchaseOrderNumber}</p>
        )}
        {children && <div className={styles.more}>{children}</div>}
      </div>
      {tone === 'ok' && <img src={scenes.merci} alt="" width="272" height="181" />}
    </section>
  );
}
