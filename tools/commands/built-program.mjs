import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { callerFolder, root } from '../workspace/paths.mjs';
import { runCommand, SetupError } from '../workspace/run-command.mjs';

/** Programs of builds by npm script. @type {Readonly<Record<string, readonly string[]>>} */
const programs = {
  migrate: ['api/dist/migrate.mjs'],
  seed: ['api/dist/seed.mjs'],
  'catalogue:import': ['api/dist/import.mjs'],
  'customers:import': ['api/dist/import-customers.mjs'],
  'prices:import': ['api/dist/import-prices.mjs'],
  'orders:documents': ['api/dist/import-documents.mjs'],
  'orders:import': ['api/dist/import-orders.mjs'],
  'synonyms:import': ['api/dist/import-synonyms.mjs'],
  backup: ['api/dist/backup.mjs'],
  restore: ['api/dist/restore.mjs'],
  orders: ['api/dist/orders.mjs'],
  customers: ['api/dist/customers.mjs'],
  doctor: ['shell/dist/server/doctor.mjs', 'api/dist/doctor.mjs'],
  compose: ['shell/dist/server/static-site.mjs'],
  'publish-assets': ['shell/dist/server/publish-assets.mjs'],
};

// Installs and builds what the programs of a script need, then runs all of them in the caller's folder.
const [name = '', ...more] = process.argv.slice(2);
await runCommand(async () => {
  const scripts = programs[name];
  if (!scripts) throw new SetupError(`${name} : script inconnu (${Object.keys(programs).join(', ')}).`);
  process.env.NODE_ENV = 'production';
  ensureInstalled();
  await ensureBuilt();
  const options = { cwd: callerFolder, stdio: /** @type {const} */ ('inherit') };
  let failed = false;
  for (const script of scripts) {
    const args = ['--enable-source-maps', join(root, script), ...more];
    failed = spawnSync(process.execPath, args, options).status !== 0 || failed;
  }
  if (failed) throw new SetupError('', { said: true });
});
