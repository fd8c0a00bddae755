import { StartError } from './database/database';
import { openPglite } from './database/pglite';
import { openPostgres } from './database/postgres';
import { checkCatalogue } from './import/check-catalogue';
import { ImportError } from './import/import-error';
import { showProgress } from './import/progress';
import { readCatalogueFile } from './import/read-file';
import { storeCatalogue } from './import/store-catalogue';
import { projectRoot } from './package-root';
import { readSettings } from './settings';

async function importCatalogue(file: string | undefined): Promise<void> {
  if (!file) throw new ImportError('Usage : npm run catalogue:import -- fichier.csv ou fichier.json');
  const { environment, databaseUrl, dataDirectory } = readSettings(process.env, projectRoot);
  const catalogue = await checkCatalogue(readCatalogueFile(file), environment.imageHosts);
  const database = databaseUrl
    ? openPostgres(databaseUrl, { durable: true, statementTimeout: 0 })
    : await openPglite(dataDirectory);
  const progress = showProgress(catalogue.articles.length);
  try {
    await database.migrate();
    const { articles, retired, families, subcategories } = await storeCatalogue(
      database.db,
      catalogue,
      progress.reached,
    );
    progress.end();
    console.warn(
      `Catalogue importé : ${articles} articles, ${families} familles, ${subcategories} sous-familles ; ${retired} articles retirés.`,
    );
  } finally {
    progress.end();
    await database.close();
  }
}

try {
  await importCatalogue(process.argv[2]);
} catch (error) {
  console.error(error instanceof StartError || error instanceof ImportError ? error.message : error);
  process.exit(1);
}
