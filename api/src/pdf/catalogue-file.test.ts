import { readdir } from 'node:fs/promises';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { api, openWith } from '../testing/api';
import { CapturedOutput } from '../testing/captured-output';
import { TestApi } from '../testing/test-api';
import { createCatalogueFile } from './catalogue-file';
import type { CatalogueData } from './collect-catalogue';

const folder = temporaryFolder();
const made: CatalogueData[] = [];
openWith({
  printer: {
    catalogue: async (data) => {
      await new Promise(setImmediate);
      return Buffer.from(`%PDF-${made.push(data)}`);
    },
  },
});

const later = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);

it('the catalogue is generated once, cached, and generated again within half a minute of a change', async () => {
  const before = await api.get('/documents/catalogue.pdf');
  const first = await api.catalogueMade();
  await api.sql("update products set price_ht = 99 where code = 'SP-110-N35'");
  const same = await api.get('/documents/catalogue.pdf');

  later(31);
  const changed = await api.get('/documents/catalogue.pdf');
  const regenerated = await api.catalogueMade();

  expect(before.status).toBe(503);
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(same.data).toBe(first.data);
  expect(changed).toMatchObject({ status: 503, data: { code: 'catalogue_being_made' } });
  expect(changed.data.message).toMatch(/en cours de préparation/);
  expect(regenerated.data).not.toBe(first.data);
  expect(made).toHaveLength(2);
});

it('a catalogue in progress is dropped when its prices are reverted in the meantime', async () => {
  const priced = (price: number) =>
    api.sql("update products set price_ht = $1 where code = 'SP-110-N35'", price);
  const finish: ((pdf: Buffer) => void)[] = [];
  const catalogue = createCatalogueFile({
    db: api.database.db,
    environment: api.environment,
    folder,
    log: api.app.log,
    make: () => new Promise((resolve) => finish.push(resolve)),
  });
  const readText = async () => String(await catalogue.read());
  await priced(10);
  await readText();
  finish[0]?.(Buffer.from('ten'));
  while ((await readText()) !== 'ten') await readdir(folder);
  await priced(11);
  later(31);
  const meanwhile = await readText();
  await priced(10);
  later(31);
  await readText();

  finish[1]?.(Buffer.from('eleven'));
  // Takes longer than writing a file.
  for (let reads = 0; reads < 50; reads += 1) await readdir(folder);

  expect(meanwhile).toBe('null');
  expect(await readText()).toBe('ten');
});

it.each([
  ['that fails is logged', new Error('out of memory'), [{ message: 'out of memory' }]],
  ['that a closed printer ends is not logged', new DOMException('', 'AbortError'), []],
])('a generation of the catalogue %s', async (_, error, logged) => {
  const log = new CapturedOutput();
  const catalogue = () => Promise.reject(error);
  const other = await TestApi.open({ beside: api, logTo: log, printer: { catalogue } });

  await other.get('/documents/catalogue.pdf');
  await new Promise(setImmediate);

  const errors = log.entries.filter(({ msg }) => msg === 'catalogue not made').map(({ err }) => err);
  expect(errors).toMatchObject(logged);
  await other.close();
});
