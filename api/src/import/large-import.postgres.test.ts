import type { Database } from '../database/database';
import { subcategories as storedSubcategories } from '../database/schema';
import { copyOfTemplate } from '../testing/template-database';
import { checkCatalogue } from './check-catalogue';
import { storeCatalogue } from './store-catalogue';
import { row } from './testing/row';

let database: Database;
beforeAll(async () => {
  database = await copyOfTemplate();
});
afterAll(() => database.close());

it('an imported catalogue may have more sub-categories than one statement accepts', async () => {
  const { db } = database;
  const catalogue = await checkCatalogue([row('ART-1')], []);
  const [categoryCode = ''] = catalogue.categories.keys();
  const subcategories = new Map(catalogue.subcategories);
  for (let index = 0; index < 17_000; index += 1) {
    const code = `PART-${index}`;
    subcategories.set(code, { code, name: `Partie ${index}`, categoryCode, description: null });
  }

  await storeCatalogue(db, { ...catalogue, subcategories });

  expect(await db.$count(storedSubcategories)).toBe(subcategories.size);
});
