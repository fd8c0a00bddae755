import { isPublic } from 'shared-contracts/environment/company';
import { seedWhenEmpty } from '../seed/seed';
import { createPasswords } from '../src/account/passwords';
import { StartError } from '../src/database/database';
import { openDatabase } from '../src/database/open-database';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';

try {
  const settings = readSettings(process.env, projectRoot);
  if (isPublic(settings.environment)) {
    throw new StartError(
      'SHOP_ENV : les comptes de démonstration, dont le mot de passe est publié, ne vont qu’avec des adresses de cette machine (shop.url, api.url).',
    );
  }
  const database = await openDatabase(settings);
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
