import type { ContractPrices, Product } from 'shared-contracts/api/products';
import type { User } from 'shared-contracts/api/users';
import { importPrices, readPrices } from '../import/prices-file';
import { storedFile } from '../import/testing/stored-file';
import { api } from '../testing/api';
import { camille, karim } from '../testing/buyers';

async function importRows(...rows: string[]) {
  const content = ['reference;tarif;client;quantite;prix_ht', ...rows].join('\n');
  return importPrices(api.database.db, await readPrices(storedFile('prices.csv', content)), () => undefined);
}

const pricesOf = async (token: string, ...codes: string[]) =>
  (await api.post<ContractPrices>('/users/prices', { codes }, token)).data.items;
const inList = (name: string | null) =>
  api.sql("update customers set price_list = $1 where username = 'karim'", name);

it('prices for everybody by quantity are part of the article, and change its cached response', async () => {
  const path = '/products/NS-5L-E';
  const { data: before } = await api.get<Product>(path);

  await importRows('NS-5L-E;;;12;8,4', 'ns-5l-e;;;6;9');
  const { data: after } = await api.get<Product>(path);
  await importRows('NS-5L-E;;;6;aucun');
  const { data: last } = await api.get<Product>(path);

  expect(before.breaks).toBeUndefined();
  expect(after.breaks).toEqual([
    { quantity: 6, priceHT: 9 },
    { quantity: 12, priceHT: 8.4 },
  ]);
  expect(last.breaks).toEqual([{ quantity: 12, priceHT: 8.4 }]);
});

it('a customer reads the prices of the price list, or only their own where there are some', async () => {
  const token = karim.token;
  await importRows(
    'NS-5L-E;hotels;;1;8',
    'NS-5L-E;HOTELS;;10;7',
    'SP-110-N35;HOTELS;;1;20',
    'SP-110-N35;;karim@hotel-lumiere.example;5;19',
    'SP-110-N35;ECOLES;;1;1',
  );
  const without = await pricesOf(token, 'NS-5L-E', 'SP-110-N35');
  await inList('HOTELS');

  const items = await pricesOf(token, 'NS-5L-E', 'SP-110-N35', 'BD-1-75');

  expect(without).toEqual([{ code: 'SP-110-N35', breaks: [{ quantity: 5, priceHT: 19 }] }]);
  expect(items).toHaveLength(2);
  expect(items).toContainEqual({
    code: 'NS-5L-E',
    breaks: [
      { quantity: 1, priceHT: 8 },
      { quantity: 10, priceHT: 7 },
    ],
  });
  expect(items).toContainEqual({ code: 'SP-110-N35', breaks: [{ quantity: 5, priceHT: 19 }] });
  expect(await pricesOf(camille.token, 'NS-5L-E', 'SP-110-N35')).toEqual([]);
});

it('the profile says whether prices were agreed with the customer', async () => {
  const flag = async () => (await api.get<User>('/users/profile', karim.token)).data.contractPrices;
  await api.sql('delete from customer_prices');
  await inList(null);
  const before = await flag();
  await inList('HOTELS');
  const withList = await flag();
  await inList(null);
  await importRows('NS-5L-E;;karim@hotel-lumiere.example;;8');

  expect([before, withList, await flag()]).toEqual([undefined, true, true]);
});
