import { displayDesignation } from 'page-kit/catalogue';
import { formatOrdered, itemPack, itemTotal, paymentText, receiptRows } from 'page-kit/orders';
import { useEnvironment } from 'page-kit/page';
import type { Order } from 'shared-contracts/api/orders';
import { formatCount } from 'shared-contracts/pricing';
import { PanelBox } from 'shared-ui/layout';
import styles from './OrderItems.module.css';

/** What was ordered, with the sums below and how they are or will be paid. */
export function OrderItems({ order }: { order: Order }) {
  const { settings, company } = useEnvironment();
  const rows = receiptRows(order, settings.freeDelivery);
  const payment = paymentText(order, company.accountPayment.days);

  return (
    <PanelBox className={styles.box}>
      <table className={styles.items} aria-label="Articles commandés">
        <thead>
          <tr>
            <th scope="col">Produits</th>
            <th scope="col" className={styles.figure}>
              Qté
            </th>
            <th scope="col" className={styles.figure}>
              Prix
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.productCode}>
              <td>
                <span>{displayDesignation(item.designation)}</span>
                <span className={styles.reference}>Réf. {item.productCode}</span>
                {itemPack(item) && <span className={styles.reference}>{itemPack(item)}</span>}
              </td>
              <td className={styles.figure}>{formatCount(item.quantity)}</td>
              <td className={styles.figure}>{formatOrdered(itemTotal(item))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {rows.map(({ label, detail, value, tone }) => (
            <tr key={label} className={tone === 'total' ? styles.total : undefined}>
              <th scope="row" colSpan={2}>
                {label}
                <small>{detail && <> {detail}</>}</small>
              </th>
              <td className={styles.figure}>{value}</td>
            </tr>
          ))}
          {payment && (
            <tr className={styles.payment}>
              <td colSpan={3}>{payment}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </PanelBox>
  );
}
