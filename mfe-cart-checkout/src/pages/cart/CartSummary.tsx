import { formatExact, formatPercent } from 'shared-contracts/pricing';
import { Button } from 'shared-ui/button';
import { PanelBox } from 'shared-ui/layout';
import { Bone } from 'shared-ui/skeleton';
import { SummaryList } from 'shared-ui/summary-list';
import { TrustLines } from '../../cart/TrustLines';
import type { CartView } from '../../cart/use-cart-view';
import { useOrderButton } from '../../cart/use-order-button';
import styles from './CartSummary.module.css';

export interface CartSummaryProps {
  cart: CartView;
}

/** Totals and 'Commander'. The discount is told, never subtracted again: unit prices hold it already. */
export function CartSummary({
  cart: { count, totals, discountRate, hasMissing, hasFailed },
}: CartSummaryProps) {
  const order = useOrderButton();
  const amount = (value: bigint | undefined) =>
    value === undefined ? <Bone className={styles.bone} /> : formatExact(value);
  const discount =
    discountRate > 0
      ? [{ label: `Remise ${formatPercent(discountRate)}`, value: 'déjà déduite', tone: 'leaf' as const }]
      : [];

  return (
    <PanelBox as="aside" tone="mist" padded className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">Récapitulatif</h2>
      <SummaryList
        rows={[
          { label: 'Articles', value: count },
          { label: 'Total HT', value: amount(totals?.ht) },
          ...discount,
          { label: 'TVA', value: amount(totals?.vat) },
          { label: 'Total TTC', value: amount(totals?.ttc), tone: 'total' },
        ]}
      />
      <Button size="big" full onClick={order} disabledReason={refusal({ hasMissing, hasFailed })}>
        Commander
      </Button>
      <p className={styles.note}>
        Livraison calculée à l’étape suivante. Chaque total est arrondi au centime.
      </p>
      <TrustLines />
    </PanelBox>
  );
}

function refusal({ hasMissing, hasFailed }: Pick<CartView, 'hasMissing' | 'hasFailed'>): string | undefined {
  if (hasMissing) return 'Retirez les articles indisponibles pour commander.';
  if (hasFailed) return 'Rechargez les articles qui manquent pour commander.';
  return undefined;
}
