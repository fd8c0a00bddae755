import { type DeliveryMode, type Destination, deliveryFee, deliveryModes, deliveryTerms } from './delivery';
import { ecoParticipationRows } from './eco-participation';
import { toCents } from './exact';
import { formatCents, formatPercent } from './formats';
import { type PricedLine, totals, vatRows, withDelivery } from './totals';

/** An address where delivery is free from the smallest amount. */
export const inIleDeFrance: Destination = { postalCode: '75001', country: 'FR' };
const elsewhereInFrance: Destination = { postalCode: '69001', country: 'FR' };

/** Why VAT may differ by a cent from the rate times the printed base (decision 000, 10 and 11). */
export const roundingNote = 'Chaque total est arrondi au centime.';

/** Returns the terms of a 'Devis indicatif'; `day` is the formatted day in Paris. */
export const quoteTerms = (day: string) =>
  `Établi le ${day}, à titre indicatif. Prix et disponibilité sont confirmés à la commande. ${roundingNote}`;

/**
 * Returns goods before tax and VAT per rate, for quotes and orders. They add up to the total with tax, to the
 * cent, except the row 'dont', which is contained in the first.
 */
export function goodsRows(lines: readonly PricedLine[], discountRate: number): (readonly [string, string])[] {
  const rows = vatRows(lines, discountRate);
  const goodsCents = rows.reduce((sum, { baseCents }) => sum + baseCents, 0);
  return [
    ['Sous-total HT', formatCents(goodsCents)],
    ...ecoParticipationRows(lines).map(({ label, value }) => [label, value] as const),
    ...rows.map(
      ({ rate, baseCents, vatCents }) =>
        [`TVA ${formatPercent(rate)} (sur ${formatCents(baseCents)} HT)`, formatCents(vatCents)] as const,
    ),
  ];
}

/** Returns the deliveries to compute: to the known destination, or standard delivery to both zones. */
function destinations(known: Destination | null): readonly (readonly [DeliveryMode, string, Destination])[] {
  return deliveryModes.flatMap((mode) => {
    const label: string = deliveryTerms[mode].label;
    if (known || mode !== 'standard') return [[mode, label, known ?? elsewhereInFrance] as const];
    return [
      [mode, `${label}, Île-de-France`, inIleDeFrance] as const,
      [mode, `${label}, reste de la métropole`, elsewhereInFrance] as const,
    ];
  });
}

/**
 * Computes a cart's total per delivery mode, for both zones without a destination.
 * @throws {RangeError} when an amount is too large to be exact
 */
export function quoteSums(cart: {
  readonly lines: readonly PricedLine[];
  readonly discountRate: number;
  readonly destination: Destination | null;
  readonly freeDelivery: 'apply' | 'announce';
}) {
  const { lines, discountRate, destination: known, freeDelivery } = cart;
  const goods = totals(lines, discountRate);
  const deliveries = destinations(known).map(([mode, label, destination]) => {
    const fee = deliveryFee({ mode, destination, ht: goods.ht, freeDelivery });
    const total = formatCents(toCents(withDelivery(goods, fee)));
    return [label, fee === 0 ? 'Gratuit' : formatCents(fee), total] as const;
  });
  const total = ['Total TTC hors livraison', formatCents(toCents(goods.ttc))] as const;
  return {
    /** Goods, VAT of each rate, and the total with tax. */
    amounts: [...goodsRows(lines, discountRate), total],
    /** Mode, fee and total with tax. */
    deliveries,
  };
}
