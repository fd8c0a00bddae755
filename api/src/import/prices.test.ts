import { asc, eq } from 'drizzle-orm';
import type { Product, Stock } from 'shared-contracts/api/products';
import { selectProducts } from '../catalogue/product-rows';
import type { Db } from '../database/database';
import { products } from '../database/schema';
import { api, openWith } from '../testing/api';
import { articlesRead } from '../testing/articles-read';
import { importPrices, readPrices } from './prices-file';
import { storedFile } from './testing/stored-file';

const issued: unknown[][] = [];
openWith({ queries: { logQuery: (_text, values) => issued.push(values) } });
const read = (...lines: string[]) => readPrices(storedFile('prices.csv', lines.join('\n')));
async function importLines(...rows: string[]) {
  const lines: string[] = [];
  const refused = await importPrices(api.database.db, await read(...rows), (line) => lines.push(line));
  return { lines, refused };
}
const articles = () => selectProducts(api.database.db).orderBy(asc(products.code));
const heading = 'reference;prix_ht;stock';
const rename = (code: string, reference: string) =>
  api.sql('update products set reference = $2 where code = $1', code, reference);

it('an import changes only price and stock of the articles in the file, and updates a cached response', async () => {
  const before = await articles();
  const path = '/products/SP-110-N35';
  await api.get<Product>(path);

  const result = await importLines(heading, 'sp-110-n35;1 234,5678 €;7', 'ABSENT-1;3;4');

  expect(result).toEqual({
    lines: [
      'Références inconnues, ignorées : ABSENT-1.',
      'Prix et stocks importés : 1 modifiés, 2 lignes lues, 0 refusées.',
    ],
    refused: 0,
  });
  const { data: product } = await api.get<Product>(path);
  const { data: stock } = await api.get<Stock>(`${path}/stock`);
  expect([product.PrixHT, stock]).toEqual([1234.5678, [{ quantity: 7 }]]);
  const after = before.map((each) =>
    each.code === 'SP-110-N35' ? { ...each, priceHT: 1234.5678, stock: 7 } : each,
  );
  expect(await articles()).toEqual(after);
});

it('an empty cell or a missing column leaves the value unchanged', async () => {
  const of = async (code: string) =>
    (await selectProducts(api.database.db).where(eq(products.code, code)))[0];
  const before = await of('NS-5L-E');

  await importLines(heading, 'NS-5L-E;;3');
  const withStock = await of('NS-5L-E');
  await importLines('Référence,Prix HT', 'NS-5L-E,4.5');

  expect(withStock).toEqual({ ...before, stock: 3 });
  expect(await of('NS-5L-E')).toEqual({ ...before, stock: 3, priceHT: 4.5 });
});

it('a reference identifies the article with this code, else all articles with this reference', async () => {
  const [first = '', second = '', third = ''] = (await articles()).map(({ code }) => code);
  await rename(first, 'Lot-é');
  await rename(second, 'LOT-É');
  await rename(third, first);

  const { lines } = await importLines('reference;stock', 'lot-e\u0301;41', `${first};42`);

  const stocks = (await articles()).slice(0, 3).map(({ stock }) => stock);
  expect([lines.length, stocks.slice(0, 2)]).toEqual([1, [42, 41]]);
  expect(stocks[2]).not.toBe(42);
});

it('a large file is stored in statements of at most 500 values, and a row that names a code wins wherever it is', async () => {
  const [first = '', second = '', third = ''] = (await articles()).map(({ code }) => code).slice(3);
  for (const code of [first, second, third]) await rename(code, 'LOT-9');
  await api.sql("update customers set customer_number = 'C-100' where username = 'karim'");
  const targets = [';;', ';HOTELS;', ';;karim@hotel-lumiere.example'];
  const rows = (reference: string, price: number) =>
    targets.map((target) => `${reference};${price};${target}`);
  const others = Array.from({ length: 1_000 }, (_, index) => rows(`ABSENT-${index}`, 9)).flat();
  issued.length = 0;

  const { lines } = await importLines(
    `${heading};tarif;client`,
    ...rows(first, 1),
    ...rows('LOT-9', 2),
    ...others,
    ...rows(second, 3),
    `${third};4;;;C-100`,
  );

  const of = (table: string) =>
    api.sql(`select price_ht::float from ${table} where code = any($1) order by code`, [
      first,
      second,
      third,
    ]);
  const prices = (...expected: number[]) => expected.map((price_ht) => ({ price_ht }));
  expect(await of('products')).toEqual(prices(1, 3, 2));
  expect(await of('list_prices')).toEqual(prices(1, 3, 2));
  expect(await of('customer_prices')).toEqual(prices(1, 3, 4));
  expect(lines.at(-2)).toMatch(/ et 950 autres\.$/);
  expect(lines.at(-1)).toMatch(/ : 9 modifiés, 3.010 lignes lues, 0 refusées\.$/);
  const sizes = issued.flat().map((value) => (Array.isArray(value) ? value.length : 0));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});

it('prices of lists, customers and quantities stay when a catalogue lacks their article once', async () => {
  const { code = '' } = (await articles()).at(-1) ?? {};
  await importLines(
    `${heading};tarif;client;quantite`,
    `${code};11;;;;6`,
    `${code};9;;HOTELS;;`,
    `${code};8;;;karim@hotel-lumiere.example;`,
  );

  await api.sql('delete from products where code = $1', code);

  for (const table of ['volume_prices', 'list_prices', 'customer_prices'])
    expect(await api.sql(`select from ${table} where code = $1`, code)).toHaveLength(1);
});

/** Returns a database that rolls back each transaction once after its work, then repeats it, as after a deadlock. */
function repeatingDb(db: Db): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    const rolledBack = new Error('deadlock detected');
    const first = db.transaction(async (tx) => {
      await work(tx);
      throw rolledBack;
    }, config);
    await first.catch((error) => {
      if (error !== rolledBack) throw error;
    });
    return db.transaction(work, config);
  };
  return Object.assign(Object.create(db) as Db, { transaction });
}

it('all prices and stocks are stored, and counted once, when the database repeats their transaction', async () => {
  const file = await read(heading, 'NS-5L-E;14,5;61', 'SP-110-N35;15;62');

  const lines: string[] = [];
  await importPrices(repeatingDb(api.database.db), file, (line) => lines.push(line));

  expect(lines).toEqual(['Prix et stocks importés : 2 modifiés, 2 lignes lues, 0 refusées.']);
  const stored = (await articles()).filter(({ code }) => ['NS-5L-E', 'SP-110-N35'].includes(code));
  expect(stored.map(({ priceHT, stock }) => [priceHT, stock])).toEqual([
    [14.5, 61],
    [15, 62],
  ]);
});

it('an import that changes nothing writes nothing', async () => {
  const lines = [
    `${heading};tarif;client;quantite`,
    'NS-5L-E;;12;;;',
    'NS-5L-E;11,50;;;;6',
    'NS-5L-E;9;;HOTELS;;',
  ];
  await importLines(...lines, 'NS-5L-E;9;;;karim@hotel-lumiere.example;');
  const tables = ['catalogue_changes', 'volume_prices', 'list_prices', 'customer_prices'];
  const rows = tables.map((table) => `select xmin::text, ctid::text from ${table}`);
  const versions = () => api.sql(`${rows.join(' union all ')} order by 1, 2`);
  const before = await versions();

  const result = await importLines(...lines, 'NS-5L-E;9;;;karim@hotel-lumiere.example;');

  expect(result.lines).toEqual(['Prix et stocks importés : 0 modifiés, 4 lignes lues, 0 refusées.']);
  expect(await versions()).toEqual(before);
});

it.each([
  ['SP-110-N35;0,00 €;;;;', 'prix_ht : « 0,00 € » : un article ne se vend pas à 0 € ; écrivez'],
  ['ns-5l-e;1;;;;', 'c’est le même prix qu’à : Ligne 2 ; gardez une seule ligne'],
  [';1;2;;;', 'reference : valeur manquante'],
  ['SP-110-N35;;;;;', 'ni prix_ht ni stock ; remplissez'],
  ['SP-110-N35;aucun;;;;', 'prix_ht : un article garde un prix'],
  ['SP-110-N35', '1 colonnes au lieu de 6'],
  ['SP-110-N35;1;;HOTELS;karim@hotel-lumiere.example;', 'client : videz cette cellule, ou tarif'],
  ['SP-110-N35;1;3;HOTELS;;', 'stock : videz cette cellule'],
  ['SP-110-N35;;;HOTELS;;', 'prix_ht : valeur manquante'],
  ['SP-110-N35;1;;HOTELS;;0', 'quantite : « 0 » : un prix vaut à partir d’une pièce'],
  ['SP-110-N35;1;;a@b;;', 'tarif : « a@b » n’est pas un nom de tarif'],
  ['SP-110-N35;1;;;personne@quintrec.example;', 'aucun compte n’a l’adresse « personne@quintrec.example »'],
  ['SP-110-N35;1;;;C-999;', 'aucun compte n’a le numéro « C-999 »'],
])('the row « %s » is refused with its line and a reason, and the other is stored', async (row, reason) => {
  const before = await articles();

  const { lines, refused } = await importLines(`${heading};tarif;client;quantite`, 'NS-5L-E;4,5;;;;', row);

  const after = await articles();
  expect([refused, lines.filter((line) => line.startsWith(`prices.csv, ligne 3, ${reason}`)).length]).toEqual(
    [1, 1],
  );
  expect(after).toEqual(before.map((each) => (each.code === 'NS-5L-E' ? { ...each, priceHT: 4.5 } : each)));
});

it('after an import of prices, an index counts articles without reading them', async () => {
  const codes = await api.sql<{ code: string }>('select code from products');

  await importLines('reference;prix_ht', ...codes.map(({ code }) => `${code};7,77`));

  await api.sql(
    "select set_config(name, 'off', false) from unnest('{enable_seqscan,enable_bitmapscan}'::text[]) name",
  );
  const count = { text: "select count(*) from products where category_code = 'CHIMIE'", values: [] };
  expect(await articlesRead(api.database.sql, count)).toBe(0);
});
