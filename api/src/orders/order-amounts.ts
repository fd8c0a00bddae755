import {
  type DeliveryMode,
  type Destination,
  deliveryFee,
  type PricedLine,
  toCents,
  totals,
  withDelivery,
} from 'shared-contracts/pricing';
import { Refusal } from '../refusals/refusals';

export type OrderAmounts = ReturnType<typeof orderAmounts>;

/** The provider accepts amounts of at most 12 digits; PostgreSQL and JSON store them exactly. */
const largestAmount = 999_999_999_999;

/**
 * Computes the amounts of an order by the same functions as the browser, from the server's prices: goods after
 * discount and their VAT, each rounded separately, delivery, and the total. @throws {Refusal} 422 too large
 */
export function orderAmounts(order: {
  readonly lines: readonly PricedLine[];
  readonly discountRate: number;
  readonly mode: DeliveryMode;
  readonly destination: Destination;
  readonly freeDelivery: 'apply' | 'announce';
}) {
  const { lines, discountRate, mode, destination, freeDelivery } = order;
  const sum = totals(lines, discountRate);
  const deliveryFeeCents = deliveryFee({ mode, destination, ht: sum.ht, freeDelivery });
  const amountCents = toCents(withDelivery(sum, deliveryFeeCents));
  const message =
    'Le montant de cette commande est trop élevé\u00a0: vérifiez les quantités, ou contactez-nous.';
  if (amountCents > largestAmount) throw new Refusal(422, 'amount_too_large', message);
  return { goodsCents: toCents(sum.ht), vatCents: toCents(sum.vat), deliveryFeeCents, amountCents };
}
