import type { Address } from 'shared-contracts/api/addresses';
import type { PaymentForm } from 'shared-contracts/api/checkout';
import type { ShoppingList } from 'shared-contracts/api/lists';
import type { Problem } from 'shared-contracts/api/problem';
import { api } from '../testing/api';
import { achats, camille, karim } from '../testing/buyers';
import { address, contactMessage } from '../testing/forms';
import { bags, soap, type TestBuyer } from '../testing/test-buyer';

const count = async () => (await api.addressesOf(camille.token)).length;

describe('a write that is sent twice with the same key', () => {
  const add = (key: string, { token = camille.token, body = address } = {}) =>
    api.call<Address>('POST', '/users/addresses', { token, body, headers: { 'idempotency-key': key } });

  it('is executed once and gets the same response', async () => {
    const before = await count();

    const first = await add('key-1');
    const second = await add('key-1');

    expect(second).toMatchObject({ status: 201, data: first.data });
    expect(await count()).toBe(before + 1);
  });

  it('is refused with another body', async () => {
    await add('key-2');

    const other = await add('key-2', { body: { ...address, city: 'Nantes' } });

    expect(other).toMatchObject({ status: 422, data: { code: 'idempotency_key_reused' } });
  });

  it('is executed once when both requests arrive at the same time', async () => {
    const before = await count();

    const both = await Promise.all([add('key-3'), add('key-3')]);

    expect(await count()).toBe(before + 1);
    const done = both.filter(({ status }) => status === 201);
    expect(new Set(done.map(({ data }) => data.id)).size).toBe(1);
    for (const { status, data } of both.filter((each) => !done.includes(each)))
      expect({ status, data }).toMatchObject({ status: 409, data: { code: 'request_in_progress' } });
  });

  it('is executed once although the first was interrupted when it stored its response', async () => {
    const { data: list } = await api.post<ShoppingList>('/users/lists', { name: 'Éponges' }, camille.token);
    const body = { lines: [{ ...soap, quantity: 10 }] };
    const call = { token: camille.token, body, headers: { 'idempotency-key': 'key-interrupted' } };
    const addTen = () => api.call<ShoppingList>('POST', `/users/lists/${list.id}/lines`, call);
    await api.sql('alter table idempotent_answers add constraint killed check (status is null) not valid');
    await addTen();
    await api.sql('alter table idempotent_answers drop constraint killed');
    await api.later({ seconds: 61 });

    const again = await addTen();

    expect(again).toMatchObject({ status: 200, data: { lines: [{ ...soap, quantity: 10 }] } });
  });

  it('is executed when the first failed with a server error', async () => {
    await api.sql('alter table addresses rename to addresses_away');
    const failed = await add('key-failed');
    await api.sql('alter table addresses_away rename to addresses');

    expect([failed.status, (await add('key-failed')).status]).toEqual([500, 201]);
  });

  it('is executed when the first was refused by a rate limit', async () => {
    const from = '192.0.2.7';
    const headers = { 'idempotency-key': 'contact' };
    const write = () => api.call('POST', '/contact', { body: contactMessage, headers, from });
    await api.spend('messagesPerIp', 100, from);

    const refused = await write();
    await api.later({ minutes: 16 });

    expect([refused.status, (await write()).status]).toEqual([429, 201]);
  });

  it('is a separate write for another customer', async () => {
    const { data: first } = await add('key-4');

    const { data: other } = await add('key-4', karim);

    expect(other.id).not.toBe(first.id);
  });

  it.each(['', 'é', 'x'.repeat(129)])('is refused with the malformed key %j', async (key) => {
    expect(await add(key)).toMatchObject({ status: 400, data: { code: 'invalid_idempotency_key' } });
  });
});

describe('a purchase that is sent again with the same key', () => {
  type Purchase = PaymentForm & Problem;
  async function purchase(path: string, buyer: TestBuyer, key: string) {
    await buyer.fillCart([]);
    await buyer.fillCart([soap]);
    const body = { amount: await buyer.amountOf([soap], 2500), currency: 'EUR', ...(await buyer.choice()) };
    const call = { token: buyer.token, body, headers: { 'idempotency-key': key } };
    return () => api.call<Purchase>('POST', `/purchase/${path}`, call);
  }
  const byCard = (key: string) => purchase('createPayment', karim, key);
  const onAccount = (key: string) => purchase('createDeferredPayment', achats, key);

  it('is the same order by card, gets its current state, and leaves the next cart', async () => {
    const open = await byCard('card');

    const first = await open();
    const second = await open();
    const { orderId } = first.data;
    await karim.validate(orderId);
    await karim.fillCart([soap]);

    expect(second).toMatchObject({ status: 200, data: first.data });
    expect(await open()).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
    expect(await karim.cart()).toEqual([soap]);
  });

  it('is the same order on account, although another device has filled the next cart since', async () => {
    const order = await onAccount('account');

    const first = await order();
    await achats.fillCart([soap]);

    expect(await order()).toMatchObject({ status: 200, data: first.data });
    expect(await achats.cart()).toEqual([soap]);
  });

  it('is the same order on account, although the customer has used up the attempts since', async () => {
    const order = await onAccount('attempts');
    const first = await order();
    const other = await onAccount('other');
    await achats.fillCart([]);
    for (let attempt = 0; attempt < 100; attempt += 1) await other();

    expect(await order()).toMatchObject({ status: 200, data: first.data });
  });

  it('is the same order by card after the provider was silent and another device has sent another cart', async () => {
    const open = await byCard('silent');
    api.provider.nextForms.push('unknown');
    const failed = await open();
    const orderId = api.provider.asked.at(-1)?.orderId;
    await karim.fillCart([bags]);

    const again = await open();

    expect(failed.status).toBe(503);
    expect(again).toMatchObject({ status: 200, data: { orderId } });
  });

  it('is the same order by card a minute after the first request was lost with its process', async () => {
    const open = await byCard('lost');
    const { orderId } = (await open()).data;
    await api.sql("update idempotent_answers set status = null where key = 'lost'");
    await karim.fillCart([bags]);

    const early = await open();
    await api.later({ seconds: 61 });

    expect(early).toMatchObject({ status: 409, data: { code: 'request_in_progress' } });
    expect(await open()).toMatchObject({ status: 200, data: { orderId } });
  });

  it('is placed once although the first was refused and the second got no response', async () => {
    const open = await byCard('refused');
    await karim.fillCart([bags]);
    const refused = await open();
    await karim.fillCart([soap]);

    const second = await open();
    await karim.validate(second.data.orderId);
    await karim.fillCart([soap]);

    expect(refused.status).toBe(422);
    expect(await open()).toMatchObject({ status: 409, data: { orderId: second.data.orderId } });
  });
});
