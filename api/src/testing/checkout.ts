import { api } from './api';
import type { AnswerChanges } from './fake-provider';
import { notify } from './test-buyer';

// Deletes all orders before each test.
export { achats, karim, lea } from './buyers';
export { api };

beforeEach(() => api.forgetPurchases());

/** Sends the provider's notification of a payment. */
export const notifyOf = (orderId: string, changes: AnswerChanges = {}) =>
  notify(api, api.provider.notification(api.provider.answer(orderId, changes)));

/** Returns the kinds of the emails about an order. */
export async function emailsOf(orderId: string): Promise<string[]> {
  const rows = await api.sql<{ kind: string }>('select kind from mails where order_id = $1', orderId);
  return rows.map(({ kind }) => kind).sort();
}
