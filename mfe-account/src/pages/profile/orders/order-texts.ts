import { knownMode } from 'page-kit/orders';
import { deliveryTerms } from 'shared-contracts/pricing';

/** Fixed text of the specification, unless a known mode says otherwise. */
export function deliveryText(mode: string): string {
  const known = knownMode(mode);
  return known === 'standard' ? 'Standard' : deliveryTerms[known].label;
}

/** Fixed text of the specification; what an order tells of its payment stands below it. */
export const usualPaymentText = 'Compte client';
