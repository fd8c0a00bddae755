import { StartError } from '../src/database/database';
import { openDatabase } from '../src/database/open-database';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';

try {
  const database = await openDatabase(readSettings(process.env, projectRoot));
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
  console.warn('La base de données est à jour.');
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
