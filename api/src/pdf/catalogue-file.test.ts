import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { products } from '../database/schema';
import { CapturedOutput } from '../testing/captured-output';
import { TestApi } from '../testing/test-api';
import type { CatalogueData } from './catalogue';
import { createCatalogueFile } from './catalogue-file';
import { collectCatalogue } from './collect-catalogue';

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
const later = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);

it('prints the whole catalogue while it is small', async () => {
  const data = await collectCatalogue(api.database.db, api.environment);

  expect(subcategoriesOf(data).flatMap(({ articles }) => articles).length).toBe(
    await api.database.db.$count(products),
  );
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
  const log = new CapturedOutput();
  let fail: (error: Error) => void = () => undefined;
  const makeCatalogue = () => new Promise<Buffer>((_resolve, reject) => (fail = reject));
  const other = await TestApi.open({ beside: api, logTo: log, makeCatalogue });
  await other.get('/documents/catalogue.pdf');

  if (ends) await other.close();
  fail(new Error('the worker has ended'));
  await new Promise(setImmediate);

  expect(log.entries.filter(({ msg }) => msg === 'catalogue not made')).toHaveLength(told);
  if (!ends) await other.close();
});
