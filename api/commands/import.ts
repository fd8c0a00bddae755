import { constants, setPriority } from 'node:os';
import { formatCount } from 'shared-contracts/pricing';
import { silhouettes } from '../seed/silhouettes';
import { checkCatalogue } from '../src/import/check-catalogue';
import { confirmRemoval } from '../src/import/confirm-removal';
import { nameSome } from '../src/import/import-errors';
import { readCatalogueFile } from '../src/import/read-file';
import { storeCatalogue } from '../src/import/store-catalogue';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';
import { ask, runProgram, withDatabase } from './run-program';
import { parseFile } from './terminal';

const usage = 'Usage : npm run catalogue:import -- fichier.csv ou fichier.json [--yes]';
/** Milliseconds between two lines of progress. */
const progressInterval = 3_000;

/** Returns a function that prints number and rate of the processed articles, every three seconds. */
function progress(what: string) {
  const startedAt = performance.now();
  let printedAt = startedAt;
  return (count: number) => {
    const now = performance.now();
    if (now - printedAt < progressInterval) return;
    printedAt = now;
    const rate = Math.round((count * 1000) / (now - startedAt));
    console.warn(`${what} : ${formatCount(count)} articles, ${formatCount(rate)} par seconde.`);
  };
}

await runProgram(async () => {
  // On a busy machine the shop's processes come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const { file, values } = parseFile({ yes: { type: 'boolean' } }, usage);
  const settings = readSettings(process.env, projectRoot);
  const { imageHosts } = settings.environment;
  const catalogue = await checkCatalogue(readCatalogueFile(file), imageHosts, progress('Contrôle'));
  await withDatabase(async (db) => {
    if (!values.yes) await confirmRemoval(db, catalogue, process.stdin.isTTY ? ask : null);
    const { stocks, categories, subcategories, withoutVatRate } = catalogue;
    const articles = formatCount(stocks.size);
    const removed = await storeCatalogue(
      db,
      { ...catalogue, silhouettes },
      progress(`Enregistrement de ${articles}`),
    );
    console.warn(
      `Catalogue importé : ${articles} articles, ${categories.length} familles, ${subcategories.length} sous-familles ; ${removed} articles retirés.`,
    );
    // Without a rate, customers pay no VAT, but the company still owes it.
    if (withoutVatRate.length > 0)
      console.warn(`Sans taux de TVA, vendus sans TVA : ${nameSome(withoutVatRate)}.`);
  }, settings);
});
