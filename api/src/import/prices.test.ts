import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import type { Product, Stock } from 'shared-contracts/api/products';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { selectProducts } from '../catalogue/product-rows';
import { products } from '../database/schema';
import { api } from '../testing/api';
import { readPrices, storePrices } from './prices';

const folder = temporaryFolder();

function read(...lines: string[]) {
  const path = join(folder, 'prices.csv');
  writeFileSync(path, lines.join('\n'));
  return readPrices(path);
}
const importLines = async (...lines: string[]) => storePrices(api.database.db, await read(...lines));
const articles = () => selectProducts(api.database.db).orderBy(asc(products.code));
const heading = 'reference;prix_ht;stock';

it('an import changes only price and stock of the articles in the file, and updates a cached response', async () => {
  const before = await articles();
  const path = '/products/SP-110-N35';
  await api.get<Product>(path);

  const result = await importLines(heading, 'sp-110-n35;1 234,5678 €;7', 'ABSENT-1;3;4');

  expect(result).toEqual({ changed: 1, unknown: ['ABSENT-1'] });
  const [{ data: product }, { data: stock }] = [
    await api.get<Product>(path),
    await api.get<Stock>(`${path}/stock`),
  ];
  expect([product.PrixHT, stock]).toEqual([1234.5678, [{ quantity: 7 }]]);
  const after = before.map((each) =>
    each.code === 'SP-110-N35' ? { ...each, priceHT: 1234.5678, stock: 7 } : each,
  );
  expect(await articles()).toEqual(after);
});

it('an empty cell or a missing column leaves the value unchanged', async () => {
  const of = async (code: string) =>
    (await selectProducts(api.database.db).where(eq(products.code, code)))[0];
  const [before] = [await of('NS-5L-E')];

  await importLines(heading, 'NS-5L-E;;3');
  const withStock = await of('NS-5L-E');
  await importLines('Référence,Prix HT', 'NS-5L-E,4.5');

  expect(withStock).toEqual({ ...before, stock: 3 });
  expect(await of('NS-5L-E')).toEqual({ ...before, stock: 3, priceHT: 4.5 });
});

it('a reference identifies the article with this code, else all articles with this reference', async () => {
  const [first = '', second = '', third = ''] = (await articles()).map(({ code }) => code);
  const name = (code: string, reference: string) =>
    api.sql('update products set reference = $2 where code = $1', code, reference);
  await name(first, 'Lot-é');
  await name(second, 'LOT-É');
  await name(third, first);

  const result = await importLines('reference;stock', 'lot-e\u0301;41', `${first};42`);

  const stocks = (await articles()).slice(0, 3).map(({ stock }) => stock);
  expect([result.unknown, stocks.slice(0, 2)]).toEqual([[], [42, 41]]);
  expect(stocks[2]).not.toBe(42);
});

it('an import that changes nothing writes nothing', async () => {
  await importLines('reference;stock', 'NS-5L-E;12');

  expect(await importLines('reference;stock', 'NS-5L-E;12')).toEqual({ changed: 0, unknown: [] });
});

it.each([
  ['price 0', 'NS-5L-E;0,00 €;', /^Ligne 3, prix_ht : « 0,00 € » : un article ne se vend pas à 0 €/],
  ['an invalid number', 'NS-5L-E;douze;', /^Ligne 3, prix_ht : « douze » n’est pas un prix/],
  ['a duplicate reference', 'sp-110-n35;1;', /^Ligne 3, reference : .* est déjà la référence de : Ligne 2/],
  ['no reference', ';1;2', /^Ligne 3, reference : valeur manquante/],
  ['neither price nor stock', 'NS-5L-E;;', /^Ligne 3 : ni prix_ht ni stock/],
  ['too few columns', 'NS-5L-E', /^Ligne 3 : 1 colonnes au lieu de 3/],
])('a file with %s is refused with the line number', async (_what, line, message) => {
  await expect(read(heading, 'SP-110-N35;1;2', line)).rejects.toThrow(message);
});

it('a file with another column of the catalogue import is refused', async () => {
  await expect(read('reference;designation', 'A;B')).rejects.toThrow(/inconnues : « designation »/);
});
