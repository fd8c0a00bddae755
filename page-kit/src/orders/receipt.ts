import type { Order } from 'shared-contracts/api/orders';
import { formatEuros, formatPercent } from 'shared-contracts/pricing';
import { formatOrdered, orderAmounts } from './order-amounts';

/** One of the sums below an order, in words. */
interface ReceiptRow {
  readonly label: string;
  /** Small, beside the label. */
  readonly detail?: string;
  readonly value: string;
  /** `total` closes the sum, `leaf` is good news. */
  readonly tone?: 'total' | 'leaf';
}

/**
 * The sums of an order: those of the specification and beneath them, where the API sends it, the VAT of each rate and what
 * is due with tax.
 */
export function receiptRows(order: Order, freeDelivery: 'apply' | 'announce'): ReceiptRow[] {
  const { subtotal, fee, total, ttc } = orderAmounts(order, freeDelivery);
  const rows: ReceiptRow[] = [
    { label: 'Sous-total HT', value: formatOrdered(subtotal) },
    fee === 0n
      ? { label: 'Livraison', value: 'Gratuit', tone: 'leaf' }
      : { label: 'Livraison', ...(order.vat && { detail: 'sans TVA ajoutée' }), value: formatOrdered(fee) },
    { label: 'Total (HT)', value: formatOrdered(total) },
    ...(order.vat ?? []).map(({ rate, base, amount }) => ({
      label: `TVA ${formatPercent(rate)}`,
      detail: `sur ${formatEuros(base)}`,
      value: formatEuros(amount),
    })),
    ...(order.totalTTC === undefined ? [] : [{ label: totalLabel(order), value: formatOrdered(ttc) }]),
  ];
  return rows.map((row, index) => (index === rows.length - 1 ? { ...row, tone: 'total' } : row));
}

const totalLabel = ({ status, payment }: Order) =>
  payment && status === 'PAID' ? 'Total TTC réglé' : 'Total TTC';
