import { like, sql } from 'drizzle-orm';
import type { Order } from 'shared-contracts/api/orders';
import { orders } from '../database/schema';
import { api } from '../testing/api';

let camille: string;
let karim: string;
beforeAll(async () => {
  [camille, karim] = [await api.tokenOf('camille'), await api.tokenOf('karim')];
});
beforeEach(() => api.database.db.delete(orders).where(like(orders.number, 'OLD-%')));

/** Orders that the demo data give to camille, and those that one test adds. */
const seeded = 5;
const added = 117;

const ordersOf = (token: string, query = '') => api.get<Order[]>(`/orders${query}`, token);

describe('a customer who looks at past orders', () => {
  it('sees them newest first, with articles and addresses', async () => {
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

  it('reads own orders only', async () => {
    const [order] = (await ordersOf(camille)).data;

    expect((await api.get<Order>(`/orders/${order?.id}`, camille)).data).toEqual(order);
    expect((await api.get(`/orders/${order?.id}`, karim)).status).toBe(404);
    expect((await api.get(`/orders/${order?.id}`)).status).toBe(401);
    expect((await api.get('/orders/nonsense', camille)).status).toBe(404);
  });

  it('pages through a long history without a repeated or missing order', async () => {
    await api.database.db.execute(sql`
      insert into orders (number, customer_id, status, payment, delivery_mode, discount_rate, delivery_fee_cents, amount_cents, billing, delivery, cart_id, fingerprint, created_at)
      select 'OLD-' || n, customer_id, 'PAID', 'card', 'standard', 0, 0, 100, billing, delivery, gen_random_uuid(), '', now() - make_interval(days => 100 + n / 3)
      from orders, generate_series(1, ${added}) n where number = (select min(number) from orders)`);
    const seen: string[] = [];
    let query: string | null = '';

    while (query !== null) {
      const page: Awaited<ReturnType<typeof ordersOf>> = await ordersOf(camille, query);
      expect(page.data.length).toBeLessThanOrEqual(50);
      seen.push(...page.data.map(({ id }) => id));
      const next = page.headers['x-next-cursor'];
      query = next ? `?cursor=${encodeURIComponent(String(next))}` : null;
    }

    expect(seen).toHaveLength(seeded + added);
    expect(new Set(seen).size).toBe(seeded + added);
  });

  it('is refused a forged cursor', async () => {
    expect((await ordersOf(camille, '?cursor=abc.def')).status).toBe(400);
  });
});
