import type { Address } from 'shared-contracts/api/addresses';
import type { User } from 'shared-contracts/api/users';
import { api } from '../testing/api';
import { address } from '../testing/forms';

let camille: string;
let karim: string;
let lea: string;
beforeAll(async () => {
  [camille, karim, lea] = [
    await api.tokenOf('camille'),
    await api.tokenOf('karim'),
    await api.tokenOf('lea'),
  ];
});

const first = (addresses: readonly Address[]): Address => {
  const [found] = addresses;
  if (!found) throw new Error('no address');
  return found;
};

describe('a customer with an address book', () => {
  it('adds an address and finds it in the list, postcode and country in one spelling', async () => {
    const typed = { ...address, postalCode: ' F-69 001', country: 'France' };

    const { status, data } = await api.post<Address>('/users/addresses', typed, lea);

    expect(status).toBe(201);
    expect(data).toEqual({ ...address, id: data.id, isDefaultShipping: false, isDefaultBilling: false });
    expect(await api.addressesOf(lea)).toContainEqual(data);
  });

  it('has one default at a time, which changes none of another customer', async () => {
    const ofKarim = await api.addressesOf(karim);
    const { data } = await api.post<Address>(
      '/users/addresses',
      { ...address, isDefaultShipping: true, isDefaultBilling: true },
      camille,
    );

    const addresses = await api.addressesOf(camille);

    const added = [{ id: data.id }];
    expect(addresses.filter(({ isDefaultShipping }) => isDefaultShipping)).toMatchObject(added);
    expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toMatchObject(added);
    expect(ofKarim.some(({ isDefaultShipping }) => isDefaultShipping)).toBe(true);
    expect(await api.addressesOf(karim)).toEqual(ofKarim);
  });

  it('changes what is given and keeps the rest', async () => {
    const { id } = (await api.post<Address>('/users/addresses', address, lea)).data;

    const { data } = await api.call<Address>('PATCH', `/users/addresses/${id}`, {
      token: lea,
      body: { city: 'Nantes' },
    });

    expect(data).toMatchObject({ ...address, city: 'Nantes' });
  });

  it('makes one the default through the profile too', async () => {
    const { id } = (await api.post<Address>('/users/addresses', address, lea)).data;

    const { status } = await api.call<User>('PATCH', '/users/profile', {
      token: lea,
      body: { defaultBillingAddressId: id },
    });

    expect(status).toBe(200);
    const addresses = await api.addressesOf(lea);
    expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toMatchObject([{ id }]);
  });

  it('can delete any address but the default shipping address', async () => {
    const addresses = await api.addressesOf(camille);
    const shipping = first(addresses.filter(({ isDefaultShipping }) => isDefaultShipping));
    const other = first(addresses.filter(({ isDefaultShipping }) => !isDefaultShipping));

    const refused = await api.call('DELETE', `/users/addresses/${shipping.id}`, { token: camille });
    const deleted = await api.call('DELETE', `/users/addresses/${other.id}`, { token: camille });

    expect(refused.status).toBe(409);
    expect(refused.data.message).toBe('Impossible de supprimer votre adresse de livraison par défaut.');
    expect(deleted).toMatchObject({ status: 200, data: { id: other.id } });
  });

  it.each(['PATCH', 'DELETE'] as const)(
    'cannot reach the address of another customer (%s)',
    async (method) => {
      const { id } = first(await api.addressesOf(karim));

      const { status } = await api.call(method, `/users/addresses/${id}`, {
        token: lea,
        body: { city: 'Ici' },
      });

      const unknown = await api.call(method, '/users/addresses/nonsense', {
        token: lea,
        body: { city: 'Ici' },
      });
      expect([status, unknown.status]).toEqual([404, 404]);
      expect(first(await api.addressesOf(karim)).city).toBe('Lyon');
    },
  );

  it('cannot move an address into a country that has other postcodes', async () => {
    const foreign = { ...address, country: 'BE', postalCode: '1000' };
    const { id } = (await api.post<Address>('/users/addresses', foreign, lea)).data;

    const moved = await api.call('PATCH', `/users/addresses/${id}`, { token: lea, body: { country: 'FR' } });

    expect(moved).toMatchObject({ status: 400, data: { field: 'postalCode' } });
  });

  it('may have a hundred addresses and no more', async () => {
    const kept = (await api.addressesOf(karim)).length;
    for (let count = kept; count < 100; count += 1) await api.post('/users/addresses', address, karim);

    const { status } = await api.post('/users/addresses', address, karim);

    expect(status).toBe(409);
    expect(await api.addressesOf(karim)).toHaveLength(100);
  });
});

describe('a customer who changes the profile', () => {
  it('changes own fields and cannot set discount, deferred payment or id', async () => {
    const body = { firstName: 'Léa-Marie', discountRate: 50, deferredPayment: true, id: 'other' };

    const { data } = await api.call<User>('PATCH', '/users/profile', { token: lea, body });

    expect(data).toMatchObject({
      firstName: 'Léa-Marie',
      discountRate: 0,
      deferredPayment: false,
      lastName: 'Fontaine',
    });
  });

  it('cannot take the username of another customer or an e-mail address as username', async () => {
    const change = (username: string) =>
      api.call('PATCH', '/users/profile', { token: lea, body: { username } });

    expect(await change('Camille')).toMatchObject({ status: 409, data: { code: 'username_taken' } });
    expect((await change('karim@hotel-lumiere.example')).status).toBe(400);
  });
});
