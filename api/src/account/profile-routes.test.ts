import type { Address } from 'shared-contracts/api/addresses';
import type { User } from 'shared-contracts/api/users';
import { api } from '../testing/api';
import { camille, karim, lea } from '../testing/buyers';
import { address } from '../testing/forms';

const change = (body: object, { token } = lea) => api.patch<User>('/users/profile', body, token);

describe('a customer who changes the profile', () => {
  it('changes the name, but cannot set discount, deferred payment or id', async () => {
    const changes = { firstName: 'Léa-Marie', discountRate: 50, deferredPayment: true, id: 'other' };

    const { data } = await change(changes);

    expect(data).toMatchObject({ firstName: 'Léa-Marie', lastName: 'Fontaine', username: 'lea' });
    expect(data).toMatchObject({ discountRate: 0, deferredPayment: false });
    expect(data.id).not.toBe('other');
  });

  it('makes an address the default for billing', async () => {
    const { id } = (await api.post<Address>('/users/addresses', address, lea.token)).data;

    expect((await change({ defaultBillingAddressId: id })).status).toBe(200);
    const addresses = await api.addressesOf(lea.token);
    expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toMatchObject([{ id }]);
  });

  it('can try ten usernames in 15 minutes, taken or free, and save the current one without limit', async () => {
    const rename = async (username: string) => (await change({ username })).status;
    await api.spend('usernamesPerCustomer', 7, (await api.profile(lea.token)).data.id);

    expect(await rename('karim')).toBe(409);
    expect(await rename('Camille')).toBe(409);
    expect(await rename('lea-7')).toBe(200);
    expect(await rename('karim')).toBe(429);
    expect(await rename('karim@hotel-lumiere.example')).toBe(400);
    expect(await rename('lea-7')).toBe(200);
    await api.later({ minutes: 16 });
    expect(await rename('lea')).toBe(200);
  });

  it.each([
    ['a username that is taken', 409, () => ({ username: 'karim' })],
    ['an address of another customer', 404, (id: string) => ({ defaultBillingAddressId: id })],
  ])('changes nothing when the request contains %s', async (_, expected, refusedPart) => {
    const before = await api.profile(camille.token);
    const addresses = await api.addressesOf(camille.token);
    const other = addresses.find(({ isDefaultShipping }) => !isDefaultShipping);
    const [ofKarim] = await api.addressesOf(karim.token);
    const allowed = { firstName: 'Camomille', defaultShippingAddressId: other?.id };

    const { status } = await change({ ...allowed, ...refusedPart(ofKarim?.id ?? '') }, camille);

    expect(status).toBe(expected);
    expect((await api.profile(camille.token)).data).toEqual(before.data);
    expect(await api.addressesOf(camille.token)).toEqual(addresses);
  });
});
