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
  const more = Array.from({ length: 17_000 }, (_, index) => ({
    code: `PART-${index}`,
    name: `Partie ${index}`,
    categoryCode: catalogue.categories[0]?.code ?? '',
    description: null,
  }));

  const subcategories = [...catalogue.subcategories, ...more];
  await storeCatalogue(db, { ...catalogue, subcategories });

  expect(await db.$count(storedSubcategories)).toBe(subcategories.length);
});
