import { StartError } from './database/database';
import { openDatabase } from './database/open-database';
import { projectRoot } from './package-root';
import { readSettings } from './settings';

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
