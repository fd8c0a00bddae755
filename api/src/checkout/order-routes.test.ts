import type { Order } from 'shared-contracts/api/orders';
import { api } from '../testing/api';

let camille: string;
let karim: string;
beforeAll(async () => {
  [camille, karim] = [await api.tokenOf('camille'), await api.tokenOf('karim')];
});

const ordersOf = (token: string, query = '') => api.get<Order[]>(`/orders${query}`, token);

describe('a customer who opens the order history', () => {
  it('gets the orders newest first, with articles and addresses', async () => {
    const { data, headers } = await ordersOf(camille);

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
    expect((await ordersOf(karim)).data).toEqual([]);
  });

  it('cannot read an order of another customer', async () => {
    const [order] = (await ordersOf(camille)).data;

    expect((await api.get<Order>(`/orders/${order?.id}`, camille)).data).toEqual(order);
    expect((await api.get(`/orders/${order?.id}`, karim)).status).toBe(404);
    expect((await api.get(`/orders/${order?.id}`)).status).toBe(401);
    expect((await api.get('/orders/nonsense', camille)).status).toBe(404);
  });

  it.each(['payment', 'abandon'])(
    'cannot call %s for an unpaid order of another customer',
    async (action) => {
      const [unpaid] = (await ordersOf(camille)).data;

      for (const id of [unpaid?.id, 'nonsense'])
        expect(await api.post(`/orders/${id}/${action}`, undefined, karim)).toMatchObject({
          status: 404,
          data: { code: 'not_found' },
        });
      expect((await api.get<Order>(`/orders/${unpaid?.id}`, camille)).data).toEqual(unpaid);
    },
  );
});
