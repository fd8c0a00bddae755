import { Presets, SingleBar } from 'cli-progress';
import { silhouettes } from '../seed/demo-files';
import { checkCatalogue } from '../src/import/check-catalogue';
import { ImportError, nameSome } from '../src/import/import-errors';
import { readCatalogueFile } from '../src/import/read-file';
import { storeCatalogue } from '../src/import/store-catalogue';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';
import { runProgram, withDatabase } from './run-program';

/** A bar on a terminal, one line every two seconds otherwise. */
const progressBar = () =>
  new SingleBar(
    {
      format: 'Enregistrement {bar} {percentage} % | {value} / {total} articles',
      hideCursor: true,
      noTTYOutput: true,
    },
    Presets.shades_classic,
  );

await runProgram(async () => {
  const [, , file] = process.argv;
  if (!file) throw new ImportError('Usage : npm run catalogue:import -- fichier.csv ou fichier.json');
  const settings = readSettings(process.env, projectRoot);
  const catalogue = await checkCatalogue(readCatalogueFile(file), settings.environment.imageHosts);
  await withDatabase(async (db) => {
    const bar = progressBar();
    bar.start(catalogue.articles.length, 0);
    const storing = storeCatalogue(db, { ...catalogue, silhouettes }, (count) => bar.update(count));
    const { retired, withoutVatRate } = await storing.finally(() => bar.stop());
    const { articles, categories, subcategories } = catalogue;
    console.warn(
      `Catalogue importé : ${articles.length} articles, ${categories.length} familles, ${subcategories.length} sous-familles ; ${retired} articles retirés.`,
    );
    // Without a rate, customers pay no VAT, but the company still owes it.
    if (withoutVatRate.length > 0)
      console.warn(`Sans taux de TVA, vendus sans TVA : ${nameSome(withoutVatRate)}.`);
  }, settings);
});
