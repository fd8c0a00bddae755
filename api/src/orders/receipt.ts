import { formatCents, goodsRows, roundingNote } from 'shared-contracts/pricing';
import type { OrderFacts } from './read-orders';

/** A row of amounts; `note` is displayed below the label. */
export type AmountRow = readonly [label: string, amount: string, note?: string | null];

/** Lists the stored amounts, which add up to the cent; the delivery fee has no VAT (decision 000, 14). */
export function receipt({ order, lines }: OrderFacts): AmountRow[] {
  const { deliveryFeeCents, amountCents, cancelledCents, discountRate } = order;
  return [
    ...goodsRows(lines, discountRate),
    deliveryFeeCents === 0
      ? ['Livraison', 'Gratuit']
      : ['Livraison (sans TVA ajoutée)', formatCents(deliveryFeeCents)],
    ['Total TTC', formatCents(amountCents), roundingNote],
    ...(cancelledCents > 0
      ? ([
          ['Articles annulés TTC', `−${formatCents(cancelledCents)}`],
          ['Reste TTC', formatCents(amountCents - cancelledCents)],
        ] as const)
      : []),
  ];
}
