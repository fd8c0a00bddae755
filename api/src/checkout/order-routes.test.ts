import type { Order } from 'shared-contracts/api/orders';
import { api } from '../testing/api';
import { camille, karim } from '../testing/buyers';

const ordersOf = (token: string, query = '') => api.get<Order[]>(`/orders${query}`, token);

it('a customer gets the orders newest first, with articles and addresses', async () => {
  const { data, headers } = await ordersOf(camille.token);

  expect(data.map(({ status, payment }) => [status, payment?.method])).toEqual([
    ['PAYMENT_PENDING', 'card'],
    ['PAYMENT_PENDING', 'account'],
    ['PAID', 'card'],
    ['CANCELLED', 'card'],
    ['PAID', 'card'],
  ]);
  expect(data.some(({ items }) => items.length > 5)).toBe(true);
  expect(data[0]?.address.billing.city).toBe('Paris');
  expect(headers['x-next-cursor']).toBeUndefined();
  expect((await ordersOf(karim.token)).data).toEqual([]);
});

it('a customer cannot read, pay or abandon an order of another customer', async () => {
  const [order] = (await ordersOf(camille.token)).data;
  const calls = [
    ['GET', ''],
    ['POST', '/payment'],
    ['POST', '/abandon'],
  ] as const;

  for (const id of [order?.id, 'nonsense'])
    for (const [method, action] of calls)
      expect(await api.call(method, `/orders/${id}${action}`, { token: karim.token })).toMatchObject({
        status: 404,
        data: { code: 'not_found' },
      });
  expect((await api.get(`/orders/${order?.id}`)).status).toBe(401);
  expect((await api.get<Order>(`/orders/${order?.id}`, camille.token)).data).toEqual(order);
});
