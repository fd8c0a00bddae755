import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { servedFolder } from '../build/served-folder.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { callerFolder, root } from '../setup/paths.mjs';
import { runCommand, SetupError } from '../setup/run-command.mjs';

/** Programs of builds by the name of their command in package.json. @type {Readonly<Record<string, readonly [string, string]>>} */
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
/** Programs that run after the first of their command, whatever it said. @type {typeof programs} */
const seconds = { doctor: ['api', 'doctor.mjs'] };
/** Programs whose relative paths start at the caller's folder; the others run in the root. */
const inCallerFolder = ['backup', 'restore', 'orders', 'customers', 'compose', 'publish-assets'];

/**
 * Runs programs of workspaces' builds in this terminal, after what they need is installed and built.
 * @param {readonly (readonly [workspace: string, path: string])[]} each with its path below the build's folder
 * @param {{ args: readonly string[], cwd: string }} options
 * @throws {SetupError} when one fails, after it has printed why
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
