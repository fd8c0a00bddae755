import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { servedFolder } from '../build/served-folder.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { callerFolder, root } from '../setup/paths.mjs';
import { runCommand, SetupError } from '../setup/run-command.mjs';

/** Programs of builds by npm script. @type {Readonly<Record<string, readonly [string, string]>>} */
const programs = {
  migrate: ['api', 'migrate.mjs'],
  seed: ['api', 'seed.mjs'],
  'catalogue:import': ['api', 'import.mjs'],
  'prices:import': ['api', 'import-prices.mjs'],
  'synonyms:import': ['api', 'import-synonyms.mjs'],
  backup: ['api', 'backup.mjs'],
  restore: ['api', 'restore.mjs'],
  orders: ['api', 'orders.mjs'],
  customers: ['api', 'customers.mjs'],
  doctor: ['shell', 'server/doctor.mjs'],
  compose: ['shell', 'server/static-site.mjs'],
  'publish-assets': ['shell', 'server/publish-assets.mjs'],
};
/** Second programs of a command, which run regardless of the first one's result. @type {typeof programs} */
const seconds = { doctor: ['api', 'doctor.mjs'] };
/** Programs that resolve relative paths from the caller's folder; the others run in the root. */
const inCallerFolder = ['backup', 'restore', 'orders', 'customers', 'compose', 'publish-assets'];

/**
 * Installs and builds what programs of workspaces need, then runs them in this terminal.
 * @param {readonly (readonly [workspace: string, path: string])[]} each with its path in the build's folder
 * @param {{ args: readonly string[], cwd: string }} options
 * @throws {SetupError} if one fails; it has then printed the reason
 */
async function runBuilt(each, { args, cwd }) {
  process.env.NODE_ENV = 'production';
  ensureInstalled();
  await ensureBuilt();
  const failed = each.flatMap(([workspace, path]) => {
    const script = join(root, workspace, servedFolder, path);
    const { status } = spawnSync(process.execPath, ['--enable-source-maps', script, ...args], {
      cwd,
      stdio: 'inherit',
    });
    return status === 0 ? [] : [`${script} : code ${status}`];
  });
  if (failed.length > 0) throw new SetupError(failed.join(', '), { said: true });
}

const [name = '', ...given] = process.argv.slice(2);
await runCommand(() => {
  const each = [programs[name], seconds[name]].flatMap((program) => (program ? [program] : []));
  if (each.length === 0) throw new Error(`${name} is no command`);
  const args = name.endsWith(':import') ? given.map((file) => resolve(callerFolder, file)) : given;
  return runBuilt(each, { args, cwd: inCallerFolder.includes(name) ? callerFolder : root });
});
