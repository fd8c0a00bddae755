import { StartError } from 'server-kit/start-error';
import { isPublic } from 'shared-contracts/environment/demo-company';
import { seedWhenEmpty } from '../seed/seed';
import { createPasswords } from '../src/account/passwords';
import { projectRoot } from '../src/package-root';
import { readSettings } from '../src/settings';
import { runProgram, withDatabase } from './run-program';

await runProgram(async () => {
  const settings = readSettings(process.env, projectRoot);
  if (isPublic(settings.environment))
    throw new StartError(
      'SHOP_ENV : les comptes de démonstration, dont le mot de passe est publié, ne vont qu’avec des adresses de cette machine (shop.url, api.url).',
    );
  await withDatabase(async (db) => {
    const filled = await seedWhenEmpty(db, createPasswords(), settings.environment.company);
    // `performance.now()` counts from the start of the process.
    console.warn(
      filled
        ? `Données de démonstration : ${Math.round(performance.now() / 1000)} s`
        : 'La base contient déjà des données : rien n’a été changé.',
    );
  }, settings);
});
