import { join } from 'node:path';
import { drawArticles } from 'demo-catalogue/pictures';
import safetySheets from 'demo-catalogue/safety-sheets.json';
import { sql } from 'drizzle-orm';
import type { Passwords } from '../src/account/passwords';
import { storeSynonyms } from '../src/catalogue/search/synonyms';
import type { Db, Tx } from '../src/database/database';
import { categories, customers } from '../src/database/schema';
import { readCatalogue, readCatalogueFile } from '../src/import/check-catalogue';
import { importPrices, readPrices } from '../src/import/prices-file';
import { pictureHash, storePictures, tidyCatalogue, writeCatalogue } from '../src/import/store-catalogue';
import { readSynonyms } from '../src/import/synonyms';
import { projectRoot } from '../src/package-root';
import type { Demo } from '../src/start';
import { customers as seedCustomers } from './customers-and-orders';
import { type Company, seedCustomersAndOrders } from './seed-customers';
import { picturesFolder, silhouettes } from './silhouettes';

const demoFile = (name: string) => join(projectRoot, 'tools/demo-catalogue', name);
const withSafetySheet = new Set(safetySheets);

async function seedCatalogue(tx: Tx): Promise<void> {
  const catalogue = readCatalogue(readCatalogueFile(demoFile('catalogue.csv')), []);
  const drawn = drawArticles(picturesFolder);
  await storePictures(tx, drawn.values());
  await storeSynonyms(tx, await readSynonyms(demoFile('synonyms.csv')));
  async function* articles() {
    for await (const article of catalogue.articles) {
      const svg = drawn.get(article.code);
      yield {
        ...article,
        ...(svg && { pictureHash: pictureHash(svg) }),
        safetySheet: withSafetySheet.has(article.code) ? 'made' : null,
      };
    }
  }
  await writeCatalogue(tx, { ...catalogue, silhouettes, articles: articles() });
}

/** Arbitrary lock number: one process seeds the database, the others wait. */
const seedLock = 1986_0600;

/** Fills an empty database with the demo data. @returns false when it already contained data */
export async function seedWhenEmpty(db: Db, passwords: Passwords, company: Company): Promise<boolean> {
  const seeded = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await tx.$count(categories)) > 0 || (await tx.$count(customers)) > 0) return false;
    await seedCatalogue(tx);
    await seedCustomersAndOrders(tx, passwords, company);
    const refused = await importPrices(tx, await readPrices(demoFile('prices.csv')), () => undefined);
    if (refused > 0) throw new Error(`${refused} rows of prices.csv are refused`);
    return true;
  });
  if (seeded) await tidyCatalogue(db);
  return seeded;
}

/** The demo data as the API starts with it. */
export const demo: Demo = {
  seed: seedWhenEmpty,
  emails: seedCustomers.map(({ emailAddress }) => emailAddress),
  silhouettes,
};
