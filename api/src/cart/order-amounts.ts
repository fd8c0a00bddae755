import {
  type DeliveryMode,
  type Destination,
  deliveryFee,
  type PricedLine,
  toCents,
  totals,
  withDelivery,
} from 'shared-contracts/pricing';
import { Refusal } from '../refusals/problems';

export interface OrderAmounts {
  /** Goods before tax after discount, and their VAT, each rounded by itself. */
  readonly goodsCents: number;
  readonly vatCents: number;
  readonly deliveryFeeCents: number;
  /** What the customer pays, with tax and delivery. */
  readonly amountCents: number;
}

/** The provider takes amounts of at most 12 digits; PostgreSQL and JSON hold them exactly. */
const largestAmount = 999_999_999_999;

/** What an order costs: the same pure functions as in the browser, on the prices of the server. */
export function orderAmounts(order: {
  readonly lines: readonly PricedLine[];
  readonly discountRate: number;
  readonly mode: DeliveryMode;
  readonly destination: Destination;
  readonly freeDelivery: 'apply' | 'announce';
}): OrderAmounts {
  const { lines, discountRate, mode, destination, freeDelivery } = order;
  const sum = totals(lines, discountRate);
  const deliveryFeeCents = deliveryFee({ mode, destination, ht: sum.ht, freeDelivery });
  const amountCents = toCents(withDelivery(sum, deliveryFeeCents));
  if (amountCents > largestAmount) {
    throw new Refusal(
      422,
      'amount_too_large',
      'Le montant de cette commande est trop élevé\u00a0: contactez-nous.',
    );
  }
  return { goodsCents: toCents(sum.ht), vatCents: toCents(sum.vat), deliveryFeeCents, amountCents };
}
