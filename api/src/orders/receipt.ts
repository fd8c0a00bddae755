import { formatCents, goodsRows, roundingNote, vatRows } from 'shared-contracts/pricing';
import { keptCents } from './kept-lines';
import type { OrderFacts } from './read-orders';

/** A row of amounts; `note` is displayed below the label. */
export type AmountRow = readonly [label: string, amount: string, note?: string | null];

/** Lists the stored amounts, which add up to the cent; the delivery fee has no VAT (decision 000, 14). */
export function receipt({ order, lines }: OrderFacts): AmountRow[] {
  const { deliveryFeeCents, amountCents, cancelledCents, discountRate } = order;
  const vat = vatRows(lines, discountRate);
  const rows = goodsRows(lines, discountRate);
  const firstVat = rows.length - vat.length;
  const vatCents = vat.reduce((sum, each) => sum + each.vatCents, 0);
  return [
    ...rows.slice(0, firstVat),
    deliveryFeeCents === 0
      ? ['Livraison', 'Gratuit']
      : ['Livraison (sans TVA ajoutée)', formatCents(deliveryFeeCents)],
    ['Total (HT)', formatCents(amountCents - vatCents)],
    ...rows.slice(firstVat),
    ['Total TTC', formatCents(amountCents), roundingNote],
    ...(cancelledCents > 0
      ? ([
          ['Articles annulés TTC', `−${formatCents(cancelledCents)}`],
          ['Total TTC après annulation', formatCents(keptCents(order))],
        ] as const)
      : []),
  ];
}
