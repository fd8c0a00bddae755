import { deliveryFee } from './delivery-fee';
import { type DeliveryMode, deliveryLabels } from './delivery-modes';
import { formatCents, formatPercent } from './formats';
import type { Destination } from './free-delivery';
import { toCents } from './rounding';
import { type PricedLine, totals, withDelivery } from './totals';
import { vatRows } from './vat-rows';

const inIleDeFrance: Destination = { postalCode: '75001', country: 'FR' };
const elsewhereInFrance: Destination = { postalCode: '69001', country: 'FR' };

/** What every 'Devis indicatif' says of itself; `day` is the day of Paris in words. */
export const quoteTerms = (day: string) =>
  `Établi le ${day}, à titre indicatif. Prix et disponibilité sont confirmés à la commande.`;

/** The sums of a 'Devis indicatif' in words of the shop. */
export interface QuoteSums {
  /** Goods, the VAT of each rate, and last the total with tax. */
  readonly amounts: readonly (readonly [label: string, amount: string])[];
  /** Mode, fee and total with tax. */
  readonly deliveries: readonly (readonly [mode: string, fee: string, total: string])[];
}

/** Where the fee may be another one: at the customer's own address, or in each of the two zones. */
function destinations(known: Destination | null): readonly (readonly [DeliveryMode, string, Destination])[] {
  const { standard, premium, retailer } = deliveryLabels;
  const own = known ?? elsewhereInFrance;
  return [
    ...(known
      ? [['standard', standard, known] as const]
      : [
          ['standard', `${standard}, Île-de-France`, inIleDeFrance] as const,
          ['standard', `${standard}, reste de la métropole`, elsewhereInFrance] as const,
        ]),
    ['premium', premium, own],
    ['retailer', retailer, own],
  ];
}

/**
 * What a cart would cost, by each way of delivery; both zones where no destination is known.
 * @throws {RangeError} as `totals` does
 */
export function quoteSums(cart: {
  readonly lines: readonly PricedLine[];
  readonly discountRate: number;
  readonly destination: Destination | null;
  readonly freeDelivery: 'apply' | 'announce';
}): QuoteSums {
  const { lines, discountRate, destination: known, freeDelivery } = cart;
  const goods = totals(lines, discountRate);
  const deliveries = destinations(known).map(([mode, label, destination]) => {
    const fee = deliveryFee({ mode, destination, ht: goods.ht, freeDelivery });
    const total = formatCents(toCents(withDelivery(goods, fee)));
    return [label, fee === 0 ? 'Gratuit' : formatCents(fee), total] as const;
  });
  const rates = vatRows(lines, discountRate).map(
    ({ rate, baseCents, vatCents }) =>
      [`TVA ${formatPercent(rate)} (sur ${formatCents(baseCents)} HT)`, formatCents(vatCents)] as const,
  );
  return {
    amounts: [
      ['Sous-total HT', formatCents(toCents(goods.ht))],
      ...rates,
      ['Total TTC hors livraison', formatCents(toCents(goods.ttc))],
    ],
    deliveries,
  };
}
