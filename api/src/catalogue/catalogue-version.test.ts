import type { Product } from 'shared-contracts/api/products';
import { products } from '../database/schema';
import { api, openWith } from '../testing/api';
import { TestApi } from '../testing/test-api';
import { catalogueVersionIn, unchangedFor } from './catalogue-version';

/** Another process on the same database. */
let other: TestApi;
// A whole number: sums of fractions may be a little less than the limit.
let now = Math.ceil(performance.now());
openWith({ catalogueCheckedEvery: unchangedFor });
beforeAll(async () => {
  other = await TestApi.open({ catalogueCheckedEvery: unchangedFor, beside: api });
});
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterAll(() => other.close());

const write = (text: string) => api.database.sql.query({ text });
const version = () => catalogueVersionIn(api.database.sql)();

describe('a change of the catalogue', () => {
  it('is visible in every process after one second, and not before', async () => {
    const prices = () =>
      Promise.all(
        [api, other].map(async (each) => (await each.get<Product>('/products/SP-110-N35')).data.PrixHT),
      );
    now += unchangedFor;
    const [before] = await prices();
    await write("update products set price_ht = 98.7654 where code = 'SP-110-N35'");

    now += unchangedFor - 1;
    const within = await prices();
    now += 1;

    expect(within).toEqual([before, before]);
    expect(await prices()).toEqual([98.7654, 98.7654]);
  });

  it('is caused by each committed write of articles, successors, stock, categories and sub-categories', async () => {
    const writes = ['products', 'replacements', 'stock', 'categories', 'subcategories'].flatMap((table) => [
      `insert into ${table} (code) select code from ${table} where false`,
      `update ${table} set code = code where false`,
      `delete from ${table} where false`,
    ]);
    const versions = new Set([await version()]);
    for (const each of writes) {
      await write(each);
      versions.add(await version());
    }
    const rolledBack = api.database.db.transaction(async (tx) => {
      await tx.delete(products);
      tx.rollback();
    });

    await expect(rolledBack).rejects.toThrow();
    expect(versions.size).toBe(1 + writes.length);
    expect([...versions].at(-1)).toBe(await version());
  });

  it('after a restore has another version than the change that was lost', async () => {
    const change = () => write('update products set position = position where false');
    await write('create table backed_up as table catalogue_changes');
    await change();
    const lost = await version();
    await write('delete from catalogue_changes');
    await write('insert into catalogue_changes table backed_up');
    await write('drop table backed_up');

    await change();

    expect(await version()).not.toBe(lost);
  });
});
