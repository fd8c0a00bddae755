import { silhouettes } from '../seed/silhouettes';
import { StartError } from '../src/database/database';
import { openDatabase } from '../src/database/open-database';
import { checkCatalogue } from '../src/import/check-catalogue';
import { ImportError } from '../src/import/import-error';
import { showProgress } from '../src/import/progress';
import { readCatalogueFile } from '../src/import/read-file';
import { storeCatalogue } from '../src/import/store-catalogue';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';

async function importCatalogue(file: string | undefined): Promise<void> {
  if (!file) throw new ImportError('Usage : npm run catalogue:import -- fichier.csv ou fichier.json');
  const settings = readSettings(process.env, projectRoot);
  const catalogue = await checkCatalogue(readCatalogueFile(file), settings.environment.imageHosts);
  const database = await openDatabase(settings, { statementTimeout: 0 });
  try {
    await database.migrate();
    const progress = showProgress(catalogue.articles.length);
    const stored = storeCatalogue(database.db, { ...catalogue, silhouettes }, progress.reached).finally(
      progress.end,
    );
    const { articles, retired, categories, subcategories, withoutVatRate } = await stored;
    console.warn(
      `Catalogue importé : ${articles} articles, ${categories} familles, ${subcategories} sous-familles ; ${retired} articles retirés.`,
    );
    if (withoutVatRate.length > 0) console.warn(missingRates(withoutVatRate));
  } finally {
    await database.close();
  }
}

const mostNamed = 50;

/** Names the articles without a rate: the company pays a tax of which their customers pay nothing. */
function missingRates(codes: readonly string[]): string {
  const more = codes.length > mostNamed ? ` et ${codes.length - mostNamed} autres` : '';
  return `Sans taux de TVA, vendus sans TVA : ${codes.slice(0, mostNamed).join(', ')}${more}.`;
}

try {
  await importCatalogue(process.argv[2]);
} catch (error) {
  console.error(error instanceof StartError || error instanceof ImportError ? error.message : error);
  process.exit(1);
}
