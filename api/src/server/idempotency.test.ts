import type { Address } from 'shared-contracts/api/addresses';
import { address } from '../testing/forms';
import { TestApi } from '../testing/test-api';

let api: TestApi;
let camille: string;
beforeAll(async () => {
  api = await TestApi.open();
  camille = await api.tokenOf('camille');
});
afterAll(() => api.close());

const count = async () => (await api.addressesOf(camille)).length;

describe('a write that is sent twice with the same key', () => {
  const add = (key: string, { token = camille, body = address } = {}) =>
    api.call<Address>('POST', '/users/addresses', {
      token,
      body,
      headers: { 'idempotency-key': key },
    });

  it('is done once and answered alike', async () => {
    const before = await count();

    const first = await add('key-1');
    const second = await add('key-1');

    expect(second).toMatchObject({ status: 201, data: first.data });
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await count()).toBe(before + 1);
  });

  it('is refused with another body, and while the first is at work', async () => {
    await add('key-2');
    const other = await add('key-2', { body: { ...address, city: 'Nantes' } });
    const both = await Promise.all([add('key-3'), add('key-3')]);

    expect(other).toMatchObject({ status: 422, data: { code: 'idempotency_key_reused' } });
    expect(both.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([201]));
    expect(both.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });

  it('belongs to one customer', async () => {
    await add('key-4');
    const karim = await api.tokenOf('karim');

    const { status, headers } = await add('key-4', { token: karim });

    expect(status).toBe(201);
    expect(headers['idempotency-replayed']).toBeUndefined();
  });

  it.each(['', 'é', 'x'.repeat(129)])('needs a readable key (%s)', async (key) => {
    expect((await add(key)).status).toBe(400);
  });
});
