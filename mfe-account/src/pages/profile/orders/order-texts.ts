import { knownMode } from 'shared-contracts/orders';
import { deliveryLabels } from 'shared-contracts/pricing';

const fullDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' });

/** 'jeudi 30 avril 2026'; null for an order without a readable date. */
export function orderDate(createdAt: string | undefined): string | null {
  const date = new Date(createdAt ?? '');
  return Number.isNaN(date.getTime()) ? null : fullDate.format(date);
}

/** Fixed text of the specification, unless a known mode says otherwise. */
export function deliveryText(mode: string): string {
  const known = knownMode(mode);
  return known === 'standard' ? 'Standard' : deliveryLabels[known];
}

/** Fixed text of the specification: orders do not tell how they were paid. */
export const paymentText = 'Compte client';
