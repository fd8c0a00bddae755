import { api, emailsOf, refusal } from './api';
import type { AnswerChanges } from './fake-provider';
import { notify } from './test-buyer';

export { achats, karim, lea } from './buyers';
export { api, emailsOf, refusal };

// Every file that imports this one starts each test without orders.
beforeEach(() => api.forgetPurchases());

/** Sends the provider's notification of a payment. */
export const notifyOf = (orderId: string, changes: AnswerChanges = {}) =>
  notify(api, api.provider.notification(api.provider.answer(orderId, changes)));
