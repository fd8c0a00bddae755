import { Presets, SingleBar } from 'cli-progress';
import { silhouettes } from '../seed/demo-files';
import { checkCatalogue } from '../src/import/check-catalogue';
import { ImportError } from '../src/import/faults';
import { readCatalogueFile } from '../src/import/read-file';
import { storeCatalogue } from '../src/import/store-catalogue';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';
import { runProgram, withDatabase } from './run-program';

/** Shows the progress: a bar on a terminal, a line for each tenth in a log. */
function showProgress(total: number, stream = process.stderr) {
  if (stream.isTTY) {
    const format = 'Enregistrement {bar} {percentage} % | {value} / {total} articles';
    const bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
    bar.start(total, 0);
    return { reached: (articles: number) => bar.update(articles), end: () => bar.stop() };
  }
  let shown = 0;
  return {
    reached: (articles: number) => {
      const tenths = Math.floor((articles / total) * 10);
      if (tenths > shown) stream.write(`Enregistrement : ${articles} / ${total} articles\n`);
      shown = tenths;
    },
    end: () => {},
  };
}

const mostNamed = 50;

/** Names the articles without a rate: the company pays a tax of which their customers pay nothing. */
function missingRates(codes: readonly string[]): string {
  const more = codes.length > mostNamed ? ` et ${codes.length - mostNamed} autres` : '';
  return `Sans taux de TVA, vendus sans TVA : ${codes.slice(0, mostNamed).join(', ')}${more}.`;
}

await runProgram(async () => {
  const [, , file] = process.argv;
  if (!file) throw new ImportError('Usage : npm run catalogue:import -- fichier.csv ou fichier.json');
  const settings = readSettings(process.env, projectRoot);
  const catalogue = checkCatalogue(await readCatalogueFile(file), settings.environment.imageHosts);
  await withDatabase(async (db) => {
    const progress = showProgress(catalogue.articles.length);
    const stored = storeCatalogue(db, { ...catalogue, silhouettes }, progress.reached);
    const { retired, withoutVatRate } = await stored.finally(progress.end);
    const { articles, categories, subcategories } = catalogue;
    console.warn(
      `Catalogue importé : ${articles.length} articles, ${categories.length} familles, ${subcategories.length} sous-familles ; ${retired} articles retirés.`,
    );
    if (withoutVatRate.length > 0) console.warn(missingRates(withoutVatRate));
  }, settings);
});
