import { constants, setPriority } from 'node:os';
import { formatCount } from 'shared-contracts/pricing';
import { silhouettes } from '../seed/silhouettes';
import type { Db } from '../src/database/database';
import { checkCatalogue, readCatalogue, readCatalogueFile } from '../src/import/check-catalogue';
import { confirmRemoval } from '../src/import/confirm-removal';
import { nameSome } from '../src/import/import-errors';
import { hasArticles, storeCatalogue, storeFirstCatalogue } from '../src/import/store-catalogue';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';
import { ask, runProgram, withDatabase } from './run-program';
import { parseFile } from './terminal';

const usage = 'Usage : npm run catalogue:import -- fichier.csv ou fichier.json [--yes]';
/** Milliseconds between two lines of progress. */
const progressInterval = 3_000;

/** Returns the same rows; while they are read, prints every three seconds how many were, and how fast. */
const withProgress = <Row>(what: string, rows: AsyncIterable<Row>): AsyncIterable<Row> => ({
  async *[Symbol.asyncIterator]() {
    const startedAt = performance.now();
    let printedAt = startedAt;
    let count = 0;
    for await (const row of rows) {
      yield row;
      count += 1;
      const now = performance.now();
      if (now - printedAt < progressInterval) continue;
      printedAt = now;
      const rate = Math.round((count * 1000) / (now - startedAt));
      console.warn(`${what} : ${formatCount(count)} articles, ${formatCount(rate)} par seconde.`);
    }
  },
});

await runProgram(async () => {
  // On a busy machine the shop's processes come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const { file, values } = parseFile({ yes: { type: 'boolean' } }, usage);
  const settings = readSettings(process.env, projectRoot);
  const { imageHosts } = settings.environment;
  async function importInto(db: Db) {
    const rows = (what: string) => withProgress(what, readCatalogueFile(file));
    if (!(await hasArticles(db))) {
      const read = () => ({ ...readCatalogue(rows('Enregistrement'), imageHosts), silhouettes });
      return { catalogue: await storeFirstCatalogue(db, read), removed: 0 };
    }
    const catalogue = await checkCatalogue(rows('Contrôle'), imageHosts);
    if (!values.yes) await confirmRemoval(db, catalogue, process.stdin.isTTY ? ask : null);
    const storing = `Enregistrement de ${formatCount(catalogue.codes.size)}`;
    const articles = withProgress(storing, catalogue.articles);
    return { catalogue, removed: await storeCatalogue(db, { ...catalogue, articles, silhouettes }) };
  }
  await withDatabase(async (db) => {
    const { catalogue, removed } = await importInto(db);
    const { codes, categories, subcategories, withoutVatRate } = catalogue;
    console.warn(
      `Catalogue importé : ${formatCount(codes.size)} articles, ${categories.size} familles, ${subcategories.size} sous-familles ; ${removed} articles retirés.`,
    );
    // Without a rate, customers pay no VAT, but the company still owes it.
    if (withoutVatRate.length > 0)
      console.warn(`Sans taux de TVA, vendus sans TVA : ${nameSome(withoutVatRate)}.`);
  }, settings);
});
