import type { Address } from 'shared-contracts/api/addresses';
import { addresses } from '../database/schema';
import { api } from '../testing/api';
import { camille, karim, lea } from '../testing/buyers';
import { address } from '../testing/forms';

const add = (changes: object, token: string) =>
  api.post<Address>('/users/addresses', { ...address, ...changes }, token);
const only = async (token: string, which: (each: Address) => boolean) =>
  (await api.addressesOf(token)).filter(which).map(({ id }) => id);

describe('a customer with an address book', () => {
  it('adds an address and finds it in the list with normalized postcode and country', async () => {
    const { status, data } = await add({ postalCode: ' F-69 001', country: 'France' }, lea.token);

    expect(status).toBe(201);
    expect(data).toEqual({ ...address, id: data.id, isDefaultShipping: false, isDefaultBilling: false });
    expect(await api.addressesOf(lea.token)).toContainEqual(data);
  });

  it('has one default address of each kind, and changing it does not affect another customer', async () => {
    const ofKarim = await api.addressesOf(karim.token);

    const { data } = await add({ isDefaultShipping: true, isDefaultBilling: true }, camille.token);

    expect(await only(camille.token, (each) => each.isDefaultShipping)).toEqual([data.id]);
    expect(await only(camille.token, (each) => each.isDefaultBilling)).toEqual([data.id]);
    expect(ofKarim.some(({ isDefaultShipping }) => isDefaultShipping)).toBe(true);
    expect(await api.addressesOf(karim.token)).toEqual(ofKarim);
  });

  it('can delete any address but the default shipping address', async () => {
    const [shipping] = await only(camille.token, (each) => each.isDefaultShipping);
    const [other] = await only(camille.token, (each) => !each.isDefaultShipping);

    const refused = await api.delete(`/users/addresses/${shipping}`, camille.token);
    const deleted = await api.delete(`/users/addresses/${other}`, camille.token);

    expect(refused.status).toBe(409);
    expect(refused.data.message).toBe('Impossible de supprimer votre adresse de livraison par défaut.');
    expect(deleted).toMatchObject({ status: 200, data: { id: other } });
    expect(await only(camille.token, ({ id }) => id === other || id === shipping)).toEqual([shipping]);
  });

  it.each(['PATCH', 'DELETE'] as const)('cannot %s the address of another customer', async (method) => {
    const [ofKarim] = await api.addressesOf(karim.token);
    const body = { city: 'Ici' };

    for (const id of [ofKarim?.id, 'nonsense'])
      expect((await api.call(method, `/users/addresses/${id}`, { token: lea.token, body })).status).toBe(404);
    expect((await api.addressesOf(karim.token))[0]).toEqual(ofKarim);
  });

  it('changes only the fields of a request, but not the country to one in which the postcode is invalid', async () => {
    const { id, ...belgian } = (await add({ country: 'BE', postalCode: '1000' }, lea.token)).data;
    const change = (body: object) => api.patch<Address>(`/users/addresses/${id}`, body, lea.token);

    const changed = await change({ city: 'Bruxelles' });
    const moved = await change({ country: 'FR' });

    expect(changed.data).toEqual({ ...belgian, id, city: 'Bruxelles' });
    expect(moved).toMatchObject({ status: 400, data: { field: 'postalCode' } });
    expect(await api.addressesOf(lea.token)).toContainEqual(changed.data);
  });

  it('can have at most a hundred addresses', async () => {
    const customerId = (await api.profile(karim.token)).data.id;
    const missing = 99 - (await api.addressesOf(karim.token)).length;
    await api.database.db.insert(addresses).values(Array(missing).fill({ ...address, customerId }));

    expect([(await add({}, karim.token)).status, (await add({}, karim.token)).status]).toEqual([201, 409]);
    expect(await api.addressesOf(karim.token)).toHaveLength(100);
  });
});
