import { eq } from 'drizzle-orm';
import { mails } from '../database/schema';
import { api } from './api';
import type { AnswerChanges } from './fake-provider';
import { notify, TestBuyer } from './test-buyer';

// Deletes all orders before each test. karim has a discount of 10 %, achats may order on account.
export { api };

export let karim: TestBuyer;
export let achats: TestBuyer;

beforeAll(async () => {
  karim = await TestBuyer.signIn(api, 'karim');
  achats = await TestBuyer.signIn(api, 'achats');
});
beforeEach(() => api.forgetPurchases());

/** Sends the provider's notification of a payment. */
export const notifyOf = (orderId: string, changes: AnswerChanges = {}) =>
  notify(api, api.provider.notification(api.provider.answer(orderId, changes)));

/** Returns the kinds of the emails about an order. */
export async function emailsOf(orderId: string): Promise<string[]> {
  const { db } = api.database;
  const rows = await db.select({ kind: mails.kind }).from(mails).where(eq(mails.orderId, orderId));
  return rows.map(({ kind }) => kind).sort();
}
