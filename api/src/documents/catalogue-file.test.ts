import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { KeptOutput } from '../testing/kept-output';
import { addArticles } from '../testing/large-catalogue';
import { TestApi } from '../testing/test-api';
import { type CatalogueData, makeCataloguePdf } from './catalogue';
import { createCatalogueFile } from './catalogue-file';
import { collectCatalogue, printedArticles } from './collect-catalogue';

let api: TestApi;
const made: CatalogueData[] = [];
beforeAll(async () => {
  api = await TestApi.open({
    makeCatalogue: async (data) => {
      made.push(data);
      return Buffer.from(`%PDF-${made.length}`);
    },
  });
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const subcategoriesOf = ({ categories }: CatalogueData) =>
  categories.flatMap(({ subcategories }) => subcategories);
const printedOf = (data: CatalogueData) => subcategoriesOf(data).flatMap(({ articles }) => articles);
const later = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);

it('prints the whole catalogue while it is small', async () => {
  const data = await collectCatalogue(api.database.db, api.environment);

  expect(printedOf(data).length).toBe(await countArticles());
  expect(subcategoriesOf(data).every(({ others }) => others === null)).toBe(true);
});

it('is made once, kept, and made anew within half a minute of a change', async () => {
  expect((await api.get('/documents/catalogue.pdf')).status).toBe(503);
  const first = await api.catalogueMade();
  await api.database.db.execute(sql`update products set price_ht = 99 where code = 'SP-110-N35'`);
  const same = await api.get('/documents/catalogue.pdf');

  later(31);
  const changed = await api.get('/documents/catalogue.pdf');
  const anew = await api.catalogueMade();

  expect(same.data).toBe(first.data);
  expect(changed).toMatchObject({ status: 503, data: { code: 'catalogue_being_made' } });
  expect(changed.data.message).toMatch(/en cours de préparation/);
  expect(anew.data).not.toBe(first.data);
  expect(made).toHaveLength(2);
});

it('does not give what was being made when its prices were taken back', async () => {
  const priced = (price: number) =>
    api.database.db.execute(sql`update products set price_ht = ${price} where code = 'SP-110-N35'`);
  const folder = mkdtempSync(join(tmpdir(), 'boutique-catalogue-'));
  const made: ((pdf: Buffer) => void)[] = [];
  const catalogue = createCatalogueFile({
    db: api.database.db,
    environment: api.environment,
    folder,
    log: api.app.log,
    make: () => new Promise((resolve) => made.push(resolve)),
  });
  const given = async () => String(await catalogue.read());
  await priced(10);
  await given();
  made[0]?.(Buffer.from('ten'));
  while ((await given()) !== 'ten') await readdir(folder);
  await priced(11);
  later(31);
  const meanwhile = await given();
  await priced(10);
  later(31);
  await given();

  made[1]?.(Buffer.from('eleven'));
  // Longer than a file takes to be written.
  for (let turn = 0; turn < 50; turn += 1) await readdir(folder);

  expect(meanwhile).toBe('null');
  expect(await given()).toBe('ten');
  rmSync(folder, { recursive: true });
});

it.each([
  ['while the API runs is told to its operator', { ends: false, told: 1 }],
  ['since the API ends is no failure', { ends: true, told: 0 }],
])('one that is not made %s', async (_, { ends, told }) => {
  const log = new KeptOutput();
  let fail: (error: Error) => void = () => undefined;
  const makeCatalogue = () => new Promise<Buffer>((_resolve, reject) => (fail = reject));
  const other = await TestApi.open({ logTo: log, makeCatalogue });
  await other.get('/documents/catalogue.pdf');

  if (ends) await other.close();
  fail(new Error('the worker has ended'));
  await new Promise(setImmediate);

  expect(log.entries.filter(({ msg }) => msg === 'catalogue not made')).toHaveLength(told);
  if (!ends) await other.close();
});

it('prints a thousand articles of a large catalogue and sums up the others of each sub-category', async () => {
  await addArticles(api.database.db, 1_000);

  const data = await collectCatalogue(api.database.db, api.environment);

  const printed = printedOf(data);
  const summed = subcategoriesOf(data).reduce((sum, { others }) => sum + (others?.count ?? 0), 0);
  expect(printed.length).toBeLessThanOrEqual(printedArticles);
  expect(printed.length + summed).toBe(await countArticles());
  expect(subcategoriesOf(data).every(({ articles }) => articles.length > 0)).toBe(true);
  // A category is drawn like any other.
  const pdf = await makeCataloguePdf({ ...data, categories: data.categories.slice(0, 1) });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

async function countArticles(): Promise<number> {
  const { rows } = await api.database.sql.query({ text: 'select count(*)::int as number from products' });
  return (rows[0] as { number: number }).number;
}
