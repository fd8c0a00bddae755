import { StartError } from '../src/database/database';
import { openDatabase } from '../src/database/open-database';
import { ImportError } from '../src/import/import-error';
import { readSynonyms } from '../src/import/read-synonyms';
import { importSynonyms } from '../src/import/store-synonyms';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';

async function importFile(file: string | undefined): Promise<void> {
  if (!file) throw new ImportError('Usage : npm run synonyms:import -- synonymes.csv');
  const groups = await readSynonyms(file);
  const database = await openDatabase(readSettings(process.env, projectRoot), { statementTimeout: 0 });
  try {
    await database.migrate();
    await importSynonyms(database.db, groups);
    console.warn(`Synonymes importés : ${groups.length} groupes, ${groups.flat().length} expressions.`);
  } finally {
    await database.close();
  }
}

try {
  await importFile(process.argv[2]);
} catch (error) {
  console.error(error instanceof StartError || error instanceof ImportError ? error.message : error);
  process.exit(1);
}
