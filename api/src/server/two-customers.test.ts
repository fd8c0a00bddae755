import type { Address } from 'shared-contracts/api/addresses';
import type { CartLine } from 'shared-contracts/api/cart';
import type { Order } from 'shared-contracts/api/orders';
import type { User } from 'shared-contracts/api/users';
import { api } from '../testing/api';
import { address } from '../testing/forms';
import { bags, soap, TestBuyer } from '../testing/test-buyer';

let camille: TestBuyer;
let karim: TestBuyer;
beforeAll(async () => {
  camille = await TestBuyer.signIn(api, 'camille');
  karim = await TestBuyer.signIn(api, 'karim');
  for (const [buyer, line] of [[camille, soap] as const, [karim, bags] as const]) {
    const { orderId } = await buyer.openFormFor([line]);
    await buyer.validate(orderId);
  }
});

/** Everything that a customer may read about themselves. */
const seenBy = async ({ token }: TestBuyer) => ({
  profile: (await api.profile(token)).data,
  addresses: await api.addressesOf(token),
  cart: (await api.get<CartLine[]>('/cart', token)).data,
  orders: (await api.get<Order[]>('/orders', token)).data,
});

/** The ids that the database holds for a customer. */
async function ownedIds(table: 'addresses' | 'orders', { id }: User): Promise<string[]> {
  const { rows } = await api.database.sql.query({
    text: `select id from ${table} where customer_id = $1`,
    values: [id],
  });
  return (rows as { id: string }[]).map((row) => row.id);
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('two customers at the same time', () => {
  it.each<[string, () => TestBuyer, CartLine]>([
    ['camille', () => camille, soap],
    ['karim', () => karim, bags],
  ])('see each what is their own: %s', async (username, who, line) => {
    await who().fillCart([line]);

    const { profile, addresses, cart, orders } = await seenBy(who());

    expect(profile.username).toBe(username);
    expect(idsOf(addresses).sort()).toEqual((await ownedIds('addresses', profile)).sort());
    expect(await ownedIds('orders', profile)).toEqual(expect.arrayContaining(idsOf(orders)));
    expect(cart).toEqual([line]);
    expect(orders.length).toBeGreaterThan(0);
  });

  it('change each what is their own', async () => {
    const before = await seenBy(camille);

    await api.call('PATCH', '/users/profile', { token: karim.token, body: { firstName: 'Autre' } });
    await api.post<Address>('/users/addresses', { ...address, isDefaultShipping: true }, karim.token);
    await karim.openFormFor([{ ...soap, quantity: 8 }]);

    expect(await seenBy(camille)).toEqual(before);
    expect((await seenBy(karim)).profile.firstName).toBe('Autre');
  });
});
