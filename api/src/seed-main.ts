import { createPasswords } from './account/passwords';
import { StartError } from './database/database';
import { openDatabase } from './database/open-database';
import { projectRoot } from './package-root';
import { seedWhenEmpty } from './seed/seed';
import { readSettings } from './settings';

try {
  const database = await openDatabase(readSettings(process.env, projectRoot));
  await database.migrate();
  const filled = await seedWhenEmpty(database.db, createPasswords());
  await database.close();
  console.warn(
    filled
      ? 'Données de démonstration installées.'
      : 'La base contient déjà des données : rien n’a été changé.',
  );
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
