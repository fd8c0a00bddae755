import { createStore } from 'jotai';
import type { Http } from 'shared-contracts/http';
import { creationRefusal, openPaymentForAtom } from './purchase';

const purchase = {
  customerId: 'u1',
  lines: [{ productCode: 'SP-110', quantity: 4 }],
  amount: 8692,
  choice: { billingAddressId: 'a2', deliveryAddressId: 'a1', deliveryMode: 'standard' as const },
};

it.each([
  ['an error string', 'Panier refusé', 'Panier refusé'],
  ['an error beside an order', { orderId: 'o1', error: 'Panier refusé' }, 'Panier refusé'],
  ['nothing', undefined, 'Erreur inconnue'],
])('takes %s for a refusal, which the specification allows an API', async (_what, answer, words) => {
  const http = { post: async (path: string) => (path === 'cart/add' ? [] : answer) } as unknown as Http;

  const refusal = await createStore().set(openPaymentForAtom, { http, purchase }).catch(creationRefusal);

  expect(refusal).toBe(words);
});
