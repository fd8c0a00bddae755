import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from '../src/database/lock-file';
import { buildProgram } from '../src/testing/api-process';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'boutique-orders-program-'));

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly said: string;
}

/** A program as `npm run orders` or `npm run customers` starts it, on a data folder of the test's own. */
const run = (program: 'orders' | 'customers', ...args: string[]): Promise<Ended> =>
  runWith({}, program, ...args);

/** Any program of the API, with variables beside those. */
const runWith = (variables: Record<string, string>, program: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, ...variables };
    const file = join(root, `api/dist/${program}.mjs`);
    const child = execFile(process.execPath, [file, ...args], { env, cwd: folder }, (error, output, said) =>
      resolve({ code: error ? Number(error.code) : 0, output, said }),
    );
    child.stdin?.end();
  });

beforeAll(() => buildProgram());
afterAll(() => rmSync(folder, { recursive: true }));

describe('the programs behind npm run orders and npm run customers', () => {
  it('lists orders of a data folder, of which there are none at first', async () => {
    expect(await run('orders', 'list')).toEqual({ code: 0, output: '', said: 'Aucune commande.\n' });
  });

  it('ends with code 1 and one line that says what to change', async () => {
    const { code, output, said } = await run('orders', 'lst');

    expect([code, output]).toEqual([1, '']);
    expect(said).toMatch(/^«\slst\s» n’est pas une commande\. Usage\s: .*\n$/);
  });

  it('erases nobody whom it does not know', async () => {
    const { code, output, said } = await run('customers', 'erase', 'zelie@quintrec.example', '--yes');

    expect([code, output]).toEqual([1, '']);
    expect(said).toMatch(/^Il n’y a ni compte ni message sous zelie@quintrec\.example\..*\n$/);
  });

  it.each([
    ['orders', ['list']],
    ['customers', ['export', 'zelie@quintrec.example']],
  ] as const)('%s says what to do while the API works on the embedded database', async (program, args) => {
    const unlock = await lockFile(join(folder, 'database.lock'));

    const { code, said } = await run(program, ...args);
    unlock();

    expect(code).toBe(1);
    expect(said).toMatch(
      /^.*déjà utilisé par le processus \d+.*arrêtez la boutique le temps de la commande\.\n$/,
    );
  });

  it.each(['orders', 'customers', 'migrate', 'import'])(
    '%s of a public shop works on no embedded database that nobody asked for',
    async (program) => {
      const file = join(folder, 'catalogue.csv');
      writeFileSync(
        file,
        'code;designation;prix_ht;tva;famille;sous_famille\nS-1;Seau;4,90;20;SEAUX;RONDS\n',
      );
      const words = { orders: ['list'], customers: ['requests'], import: [file] }[program] ?? [];

      const { code, output, said } = await runWith({ SHOP_ENV: 'production' }, program, ...words);

      expect([code, output]).toEqual([1, '']);
      expect(said).toMatch(/^DATABASE_URL manque : .*\n$/);
    },
  );
});
