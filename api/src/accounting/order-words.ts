import type { orders } from '../database/schema';
import { parisDay } from '../paris-time';

type Order = typeof orders.$inferSelect;

/** State of an order in words of the shop's people. */
export function stateWord({ status, payment, cancellation, triedAt }: Order): string {
  if (status === 'PAID') return 'Payée';
  if (status === 'CANCELLED') return cancellation === 'abandoned' ? 'Abandonnée' : 'Annulée';
  if (payment === 'deferred') return 'À régler sur compte';
  return triedAt ? 'Paiement non terminé' : 'Paiement non tenté';
}

export const paymentWord = ({ payment }: Order): string => (payment === 'card' ? 'Carte' : 'Compte');

/** Day of Paris as French spreadsheets read it: '22/11/2026'. */
export const dayWord = (moment: Date | null): string =>
  moment ? parisDay(moment).split('-').reverse().join('/') : '';
