import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from './database/lock-file';
import { buildProgram } from './testing/api-process';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'boutique-orders-program-'));

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly said: string;
}

/** The program as `npm run orders` starts it, on a data folder of the test's own. */
const run = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder };
    const program = [join(root, 'api/dist/orders.mjs'), ...args];
    const child = execFile(process.execPath, program, { env, cwd: folder }, (error, output, said) =>
      resolve({ code: error ? Number(error.code) : 0, output, said }),
    );
    child.stdin?.end();
  });

beforeAll(() => buildProgram(), 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the program behind npm run orders', () => {
  it('lists orders of a data folder, of which there are none at first', async () => {
    expect(await run('list')).toEqual({ code: 0, output: '', said: 'Aucune commande.\n' });
  }, 60_000);

  it('ends with code 1 and one line that says what to change', async () => {
    const { code, output, said } = await run('lst');

    expect([code, output]).toEqual([1, '']);
    expect(said).toMatch(/^« lst » n’est pas une commande\. Usage : .*\n$/);
  });

  it('says what to do while the API works on the embedded database', async () => {
    const unlock = await lockFile(join(folder, 'database.lock'));

    const { code, said } = await run('list');
    unlock();

    expect(code).toBe(1);
    expect(said).toMatch(
      /^.*déjà utilisé par le processus \d+.*arrêtez la boutique le temps de la commande\.\n$/,
    );
  });
});
