import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from '../src/database/lock-file';
import { buildProgram } from '../src/testing/api-process';

const folder = mkdtempSync(join(tmpdir(), 'boutique-programs-'));
beforeAll(() => buildProgram());
afterAll(() => rmSync(folder, { recursive: true }));

interface Result {
  readonly code: number;
  readonly output: string;
  readonly messages: string;
}

/** Runs a built program on a separate data folder. */
const run = (program: string, args: readonly string[] = [], variables = {}): Promise<Result> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, ...variables };
    const file = join(__dirname, `../dist/${program}.mjs`);
    const child = execFile(
      process.execPath,
      [file, ...args],
      { env, cwd: folder },
      (error, output, messages) => resolve({ code: error ? Number(error.code) : 0, output, messages }),
    );
    child.stdin?.end();
  });

it('orders list reports that a new database has no orders, and only its owner may read that database', async () => {
  expect(await run('orders', ['list'])).toEqual({ code: 0, output: '', messages: 'Aucune commande.\n' });

  expect(readdirSync(folder).filter((file) => statSync(join(folder, file)).mode & 0o077)).toEqual([]);
});

it.each([
  ['orders', ['lst'], /^«\slst\s» n’est pas une commande\. Usage\s: .*\n$/],
  ['customers', ['erase', 'zelie@quintrec.example', '--yes'], /^Il n’y a ni compte ni message sous .*\n$/],
])('%s exits with code 1 and a one-line message for %j', async (program, args, message) => {
  const { code, output, messages } = await run(program, args);

  expect([code, output]).toEqual([1, '']);
  expect(messages).toMatch(message);
});

it('a command requests to stop the shop while the API uses the embedded database', async () => {
  const unlock = await lockFile(join(folder, 'database.lock'));

  const { code, messages } = await run('orders', ['list']);
  unlock();

  expect(code).toBe(1);
  expect(messages).toMatch(
    /^.*déjà utilisé par le processus \d+.*arrêtez la boutique le temps de la commande\.\n$/,
  );
});

it.each([
  ['orders', 'list'],
  ['migrate', ''],
  ['import', join(folder, 'catalogue.csv')],
])('%s of a public shop refuses a missing DATABASE_URL', async (program, arg) => {
  const heading = 'code;designation;prix_ht;tva;famille;sous_famille';
  writeFileSync(join(folder, 'catalogue.csv'), `${heading}\nS-1;Seau;4,90;20;SEAUX;RONDS\n`);

  const { code, output, messages } = await run(program, arg ? [arg] : [], { SHOP_ENV: 'production' });

  expect([code, output]).toEqual([1, '']);
  // A slow machine also prints progress.
  expect(messages).toMatch(/^DATABASE_URL manque : .*\n$/m);
});

it('seed refuses to create demo accounts in a shop with public URLs', async () => {
  const { code, messages } = await run('seed', [], { SHOP_ENV: 'production', DATABASE_URL: 'none' });

  expect(code).toBe(1);
  expect(messages).toMatch(/^SHOP_ENV : les comptes de démonstration.*\n$/);
});
