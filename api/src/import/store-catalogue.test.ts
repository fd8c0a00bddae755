import type { Order } from 'shared-contracts/api/orders';
import type { Problem } from 'shared-contracts/api/problem';
import type { Category, Product, ProductList } from 'shared-contracts/api/products';
import { applySynonyms } from '../catalogue/search/synonyms';
import { api, openWith } from '../testing/api';
import { camille, karim } from '../testing/buyers';
import { checkCatalogue, readCatalogue } from './check-catalogue';
import { storeCatalogue, storeFirstCatalogue } from './store-catalogue';
import { row } from './testing/row';

const issued: string[] = [];
openWith({ queries: { logQuery: (text) => issued.push(text) } });
const gloves = '<svg xmlns="http://www.w3.org/2000/svg"/>';

async function importRows(...rows: ReturnType<typeof row>[]) {
  const silhouettes = new Map([['GANTS', gloves]]);
  const catalogue = await checkCatalogue(rows, []);
  const removed = await storeCatalogue(api.database.db, { ...catalogue, silhouettes });
  return { removed, withoutVatRate: catalogue.withoutVatRate };
}
const items = async () => (await api.get<ProductList>('/products')).data.items;
const list = async () => (await items()).map(({ Code }) => Code);

it('an import replaces the whole catalogue and does not change orders', async () => {
  const before = (await api.get<Order[]>('/orders', camille.token)).data;
  const retired = await api.sql("select from products where code not in ('ZZZ-1', 'SV-500', 'AAA-1')");

  const result = await importRows(
    row('ZZZ-1'),
    row('SV-500', { prix_ht: '4,25', designation: 'Savon nouveau' }),
    row('AAA-1', { groupe_declinaison: 'G', declinaison: 'petit', sous_famille: 'Seaux', stock: '7' }),
  );

  expect(result).toEqual({ removed: retired.length, withoutVatRate: [] });
  expect(await list()).toEqual(['ZZZ-1', 'SV-500', 'AAA-1']);
  const [category, ...others] = (await api.get<Category[]>('/products/categories')).data;
  expect(others).toEqual([]);
  expect(category).toMatchObject({ code: 'MENAGE', name: 'Ménage' });
  expect(category?.subcategories.map(({ name }) => name)).toEqual(['Éponges', 'Seaux']);
  expect((await api.get('/products/SP-110-N35')).status).toBe(404);
  expect((await api.get<Order[]>('/orders', camille.token)).data).toEqual(before);
});

it('the first page of a sub-category has its description until an import removes it', async () => {
  const page = async (query: string) => (await api.get<ProductList>(`/products?${query}`)).data;
  const sentence = { sous_famille_description: 'Pour frotter sans rayer.' };
  await importRows(row('AAA-1', sentence), row('AAA-2', sentence));

  const ofSubcategory = 'limit=1&category=MENAGE&subcategory=EPONGES';
  const first = await page(ofSubcategory);
  const next = await page(`${ofSubcategory}&lastEvaluatedKey=${first.targetItem.lastEvaluatedKey}`);
  const ofCategory = await page('category=MENAGE');
  await importRows(row('AAA-1'));
  const removed = await page(ofSubcategory);

  const descriptions = [first, next, ofCategory, removed].map(({ description }) => description);
  expect(descriptions).toEqual(['Pour frotter sans rayer.', undefined, undefined, undefined]);
});

it('an ended article has the successor of the last import', async () => {
  const successor = async () => (await api.get<Problem>('/products/old-1')).data.replacedBy?.Code;
  await importRows(row('AAA-1', { remplace: 'old-1 | OLD-2' }), row('AAA-2'));
  const first = await successor();

  await importRows(row('AAA-1'), row('AAA-2', { remplace: 'OLD-1' }));
  const second = await successor();
  await importRows(row('AAA-1'), row('AAA-2'));

  expect([first, second, await successor()]).toEqual(['AAA-1', 'AAA-2', undefined]);
});

it('an article has its accessories in the order of the file, and they name it', async () => {
  const one = async (code: string) => (await api.get<Product>(`/products/${code}`)).data;
  await importRows(row('AAA-1', { accessoires: 'aaa-3 | AAA-2' }), row('AAA-2'), row('AAA-3'));

  expect((await one('AAA-1')).accessories).toEqual(['AAA-3', 'AAA-2']);
  expect(await one('AAA-2')).toMatchObject({ fits: ['AAA-1'] });
  expect(await one('AAA-1')).not.toHaveProperty('fits');
});

it('an article without VAT rate is reported by the import and sold without VAT', async () => {
  const result = await importRows(
    row('SV-500'),
    row('SV-501', { tva: '' }),
    row('SV-502', { tva: '0', stock: '7' }),
  );

  expect(result.withoutVatRate).toEqual(['SV-501']);
  expect((await items()).map(({ TVATaux, available }) => [TVATaux, available])).toEqual([
    [20, undefined],
    [undefined, undefined],
    [0, true],
  ]);
  expect((await api.get('/products/SV-501/stock')).data).toEqual([]);
  expect((await karim.buy([{ productCode: 'SV-501', quantity: 2 }])).vat).toEqual([
    { rate: 0, base: expect.any(Number), amount: 0 },
  ]);
});

it('an article without a picture has the silhouette of its sub-category, if any', async () => {
  await importRows(
    row('SV-500', { sous_famille_code: 'GANTS', sous_famille: 'Gants' }),
    row('SV-501', { sous_famille_code: 'GANTS', sous_famille: 'Gants' }),
    row('SV-502'),
  );
  const [first = '', second, third] = (await items()).map(({ ImageUrl }) => ImageUrl);

  expect(first).toMatch(/^images\/SV-500\.[0-9a-f]{16}\.svg$/);
  expect((await api.get<string>(`/${first}`)).data).toBe(gloves);
  expect([second, third]).toEqual([first.replace('SV-500', 'SV-501'), '']);
});

it('an import that fails in its last batch changes nothing', async () => {
  await importRows(row('SV-500'));
  const many = Array.from({ length: 1000 }, (_, index) => row(`NEW-${index}`));
  const lastRow = row('NEW-STRAY', { famille: 'Ailleurs', sous_famille: 'Nulle part' });
  const catalogue = await checkCatalogue([...many, lastRow], []);
  const first = <Value>(map: ReadonlyMap<string, Value>) => new Map([...map].slice(0, 1));
  const [categories, subcategories] = [first(catalogue.categories), first(catalogue.subcategories)];
  const broken = { ...catalogue, categories, subcategories };

  const absentCategory = { cause: { constraint: 'products_category_code_categories_code_fk' } };
  await expect(storeCatalogue(api.database.db, broken)).rejects.toMatchObject(absentCategory);
  expect(await list()).toEqual(['SV-500']);
});

it('an import of the same file leaves every row version and the version of the catalogue unchanged', async () => {
  const facts = { lot_quantite: '6', prix_ht: '1,2345', eco_participation: '0,17', clp_mentions: 'H319' };
  const rows = [row('SV-500', { stock: '3', description: 'É' }), row('SV-501', { ...facts, tva: '' })];
  const versions = async () => {
    const tables = ['products', 'stock', 'categories', 'subcategories', 'search_words', 'catalogue_changes'];
    const text = tables.map((name) => `select '${name}', xmin::text, xmax::text, ctid::text from ${name}`);
    return api.sql(`${text.join(' union all ')} order by 1, 4`);
  };
  await importRows(...rows);
  const before = await versions();

  await importRows(...rows);

  expect(await versions()).toEqual(before);
});

it('an import stores the same synonyms and words as the database computes for other writers', async () => {
  const words = () =>
    api.sql<{ synonyms: string }>(
      'select code, synonyms, named::text, search::text from products order by code',
    );
  const texts = {
    designation: 'Essuie-tout 2×450 feuilles',
    description: '0,5 L d’eau, 60 x 80 cm',
    reference: 'AB-5-L',
  };
  await importRows(row('SV-500', texts), row('SV-501', { designation: 'Frange Élise' }), row('SV-502'));
  const imported = await words();

  await api.sql("update products set synonyms = '', designation = ' ' || designation");
  await api.sql('update products set designation = trim(designation)');
  await applySynonyms(api.database.db);

  expect(await words()).toEqual(imported);
  expect(imported.map(({ synonyms }) => synonyms !== '')).toEqual([true, true, false]);
});

describe('the first import', () => {
  const importFirst = (rows: Iterable<ReturnType<typeof row>>) =>
    storeFirstCatalogue(api.database.db, () => readCatalogue(rows, []));
  const many = Array.from({ length: 2500 }, (_, index) => row(`NEW-${index}`, { stock: '7' }));
  const sizes = () =>
    api.sql(
      'select (select count(*)::int from products) articles, (select count(*)::int from stock) stocked, (select count(*)::int from categories) categories',
    );
  beforeEach(async () => {
    for (const table of ['products', 'subcategories', 'categories']) await api.sql(`delete from ${table}`);
    await api.sql("insert into stock values ('NEW-1', 3), ('OLD-1', 3) on conflict do nothing");
  });

  it('writes articles, stock and categories while it reads the file, and forgets earlier stock', async () => {
    let written = 0;
    function* rows() {
      issued.length = 0;
      yield* many;
      written = issued.filter((text) => /insert into "products"/.test(text)).length;
      yield row('LAST', { famille: 'Ailleurs', sous_famille: 'Seaux', stock: '' });
    }

    const { codes } = await importFirst(rows());

    expect(written).toBeGreaterThan(4);
    expect([codes.size, await sizes()]).toEqual([2501, [{ articles: 2501, stocked: 2500, categories: 2 }]]);
    expect((await list()).slice(0, 2)).toEqual(['NEW-0', 'NEW-1']);
  });

  it('stores nothing of a file with a fault in its last row', async () => {
    const before = await sizes();

    const refused = importFirst([...many, row('NEW-1')]);

    await expect(refused).rejects.toThrow(/« NEW-1 » est déjà le code de : .*\nRien n’a été importé\.$/);
    expect(await sizes()).toEqual(before);
  });
});
