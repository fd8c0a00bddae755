import type { Order } from 'shared-contracts/api/orders';
import { displayDesignation } from 'shared-contracts/catalogue';
import { itemTotal, orderAmounts } from 'shared-contracts/orders';
import { formatCount, formatExact } from 'shared-contracts/pricing';
import { useEnvironment } from 'shared-contracts/remotes';
import { PanelBox } from 'shared-ui/layout';
import styles from './OrderItems.module.css';

/** What was ordered, with the sums below. */
export function OrderItems({ order }: { order: Order }) {
  const { settings } = useEnvironment();
  const { subtotal, fee, total } = orderAmounts(order, settings.freeDelivery);

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
                {displayDesignation(item.designation)}
                <span className={styles.reference}>Réf. {item.productCode}</span>
              </td>
              <td className={styles.figure}>{formatCount(item.quantity)}</td>
              <td className={styles.figure}>{formatExact(itemTotal(item))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Sous-total HT
            </th>
            <td className={styles.figure}>{formatExact(subtotal)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              Livraison
            </th>
            <td className={styles.figure}>{fee === 0n ? 'Gratuit' : formatExact(fee)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              Total (HT)
            </th>
            <td className={styles.figure}>{formatExact(total)}</td>
          </tr>
        </tfoot>
      </table>
    </PanelBox>
  );
}
