import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { lockFile } from '../src/database/lock-file';
import { buildProgram } from '../src/testing/api-process';

const folder = temporaryFolder();
beforeAll(() => buildProgram());

/** Runs a built program on a separate data folder. */
function run(program: string, args: readonly string[] = [], variables = {}) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, ...variables };
  const file = join(__dirname, `../dist/${program}.mjs`);
  const options = { env, cwd: folder, input: '', encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], options);
  return { code: status, output: stdout, messages: stderr };
}

it('orders list reports that a new database has no orders, and only its owner may read that database', () => {
  expect(run('orders', ['list'])).toEqual({ code: 0, output: '', messages: 'Aucune commande.\n' });

  expect(readdirSync(folder).filter((file) => statSync(join(folder, file)).mode & 0o077)).toEqual([]);
});

it.each([
  ['customers', ['requests', 'now'], /^«\snow\s» .*\n$/],
  ['doctor', ['--enw', 'local'], /^L’option --enw .*\n$/],
])('%s exits with code 1 and one line that names the wrong argument', (program, args, line) => {
  const { code, output, messages } = run(program, args);

  expect([code, output]).toEqual([1, '']);
  expect(messages).toMatch(line);
});

it('a command requests to stop the process that uses the embedded database', async () => {
  const unlock = await lockFile(join(folder, 'database.lock'));

  const { code, messages } = run('orders', ['list']);
  unlock();

  expect(code).toBe(1);
  expect(messages).toMatch(/^.*déjà utilisé par le processus \d+.*arrêtez-le.*\n$/);
});

it('an import of a public shop refuses a missing DATABASE_URL', () => {
  const file = join(folder, 'catalogue.csv');
  writeFileSync(file, 'code;designation;prix_ht;tva;famille;sous_famille\nS-1;Seau;4,90;20;SEAUX;RONDS\n');

  const { code, output, messages } = run('import', [file], { SHOP_ENV: 'production' });

  expect([code, output]).toEqual([1, '']);
  // A slow machine also prints progress.
  expect(messages).toMatch(/^DATABASE_URL manque : .*\n$/m);
});

it('seed refuses to create demo accounts in a shop with public URLs', () => {
  const { code, messages } = run('seed', [], { SHOP_ENV: 'production', DATABASE_URL: 'none' });

  expect(code).toBe(1);
  expect(messages).toMatch(/^SHOP_ENV : les comptes de démonstration.*\n$/);
});
