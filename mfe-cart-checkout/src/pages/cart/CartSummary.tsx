import { formatCount } from 'shared-contracts/pricing';
import { SummaryList } from 'shared-ui/layout';
import { OrderButton } from '../../cart/OrderButton';
import { Amount, discountRows, SummaryBox } from '../../cart/SummaryBox';
import { TrustLines } from '../../cart/TrustLines';
import type { CartView } from '../../cart/use-cart-view';
import styles from './CartSummary.module.css';

/** Totals and 'Commander'. The discount is shown, never subtracted again: unit prices hold it already. */
export function CartSummary({ cart }: { cart: CartView }) {
  const { count, totals, discountRate, hasFailed } = cart;

  return (
    <SummaryBox>
      <SummaryList
        rows={[
          { label: 'Articles', value: formatCount(count) },
          { label: 'Total HT', value: <Amount of={totals?.ht} unknown={hasFailed} /> },
          ...discountRows(discountRate),
          { label: 'TVA', value: <Amount of={totals?.vat} unknown={hasFailed} /> },
          { label: 'Total TTC', value: <Amount of={totals?.ttc} unknown={hasFailed} />, tone: 'total' },
        ]}
      />
      <OrderButton cart={cart} />
      <p className={styles.note}>
        Livraison calculée à l’étape suivante. Chaque total est arrondi au centime.
      </p>
      <TrustLines />
    </SummaryBox>
  );
}
