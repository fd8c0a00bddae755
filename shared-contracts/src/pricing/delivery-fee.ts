import type { DeliveryMode } from './delivery-modes';
import { type Exact, exactFromCents } from './exact';
import { type Destination, freeDeliveryThreshold } from './free-delivery';

/** Cents before tax (specification, section 9). */
export const deliveryFees: Readonly<Record<DeliveryMode, number>> = {
  standard: 2500,
  premium: 5500,
  retailer: 0,
};

/** Fee in cents. `ht`: goods before tax after discount. With `announce`, or before an address is known, the fixed fee stands. */
export function deliveryFee(choice: {
  readonly mode: DeliveryMode;
  readonly destination: Destination | null;
  readonly ht: Exact;
  readonly freeDelivery: 'apply' | 'announce';
}): number {
  const { mode, destination, ht, freeDelivery } = choice;
  if (mode !== 'standard' || freeDelivery !== 'apply' || !destination) return deliveryFees[mode];
  const threshold = freeDeliveryThreshold(destination);
  return threshold !== null && ht >= exactFromCents(threshold) ? 0 : deliveryFees.standard;
}
