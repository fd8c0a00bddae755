import type { Address } from 'shared-contracts/api/addresses';
import { addresses } from '../database/schema';
import { api } from '../testing/api';
import { address } from '../testing/forms';

let camille: string;
let karim: string;
let lea: string;
beforeAll(async () => {
  camille = await api.tokenOf('camille');
  karim = await api.tokenOf('karim');
  lea = await api.tokenOf('lea');
});

const add = (changes: object, token: string) =>
  api.post<Address>('/users/addresses', { ...address, ...changes }, token);
const only = async (token: string, which: (each: Address) => boolean) =>
  (await api.addressesOf(token)).filter(which).map(({ id }) => id);

describe('a customer with an address book', () => {
  it('adds an address and finds it in the list with normalized postcode and country', async () => {
    const { status, data } = await add({ postalCode: ' F-69 001', country: 'France' }, lea);

    expect(status).toBe(201);
    expect(data).toEqual({ ...address, id: data.id, isDefaultShipping: false, isDefaultBilling: false });
    expect(await api.addressesOf(lea)).toContainEqual(data);
  });

  it('has one default address of each kind, and changing it does not affect another customer', async () => {
    const ofKarim = await api.addressesOf(karim);

    const { data } = await add({ isDefaultShipping: true, isDefaultBilling: true }, camille);

    expect(await only(camille, (each) => each.isDefaultShipping)).toEqual([data.id]);
    expect(await only(camille, (each) => each.isDefaultBilling)).toEqual([data.id]);
    expect(ofKarim.some(({ isDefaultShipping }) => isDefaultShipping)).toBe(true);
    expect(await api.addressesOf(karim)).toEqual(ofKarim);
  });

  it('changes only the fields that a request contains', async () => {
    const { id } = (await add({}, lea)).data;

    const { data } = await api.patch<Address>(`/users/addresses/${id}`, { city: 'Nantes' }, lea);

    expect(data).toMatchObject({ ...address, city: 'Nantes' });
  });

  it('can delete any address but the default shipping address', async () => {
    const [shipping] = await only(camille, (each) => each.isDefaultShipping);
    const [other] = await only(camille, (each) => !each.isDefaultShipping);

    const refused = await api.delete(`/users/addresses/${shipping}`, camille);
    const deleted = await api.delete(`/users/addresses/${other}`, camille);

    expect(refused.status).toBe(409);
    expect(refused.data.message).toBe('Impossible de supprimer votre adresse de livraison par défaut.');
    expect(deleted).toMatchObject({ status: 200, data: { id: other } });
  });

  it.each(['PATCH', 'DELETE'] as const)(
    'cannot reach the address of another customer (%s)',
    async (method) => {
      const [ofKarim] = await api.addressesOf(karim);
      const body = { city: 'Ici' };

      for (const id of [ofKarim?.id, 'nonsense'])
        expect((await api.call(method, `/users/addresses/${id}`, { token: lea, body })).status).toBe(404);
      expect((await api.addressesOf(karim))[0]).toEqual(ofKarim);
    },
  );

  it('cannot change the country to one in which the postcode is invalid', async () => {
    const { id } = (await add({ country: 'BE', postalCode: '1000' }, lea)).data;

    const moved = await api.patch(`/users/addresses/${id}`, { country: 'FR' }, lea);

    expect(moved).toMatchObject({ status: 400, data: { field: 'postalCode' } });
  });

  it('can have at most a hundred addresses', async () => {
    const customerId = (await api.profile(karim)).data.id;
    const missing = 99 - (await api.addressesOf(karim)).length;
    await api.database.db.insert(addresses).values(Array(missing).fill({ ...address, customerId }));

    expect([(await add({}, karim)).status, (await add({}, karim)).status]).toEqual([201, 409]);
    expect(await api.addressesOf(karim)).toHaveLength(100);
  });
});
