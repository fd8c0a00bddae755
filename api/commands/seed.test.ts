import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { buildProgram } from '../src/testing/api-process';

beforeAll(() => buildProgram());

it('makes no demo accounts for a shop with public URLs, and says so in one line', async () => {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SHOP_ENV: 'production',
    DATABASE_URL: 'none',
  };

  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    const program = join(__dirname, '../dist/seed.mjs');
    execFile(process.execPath, [program], { env }, (error, _output, stderr) =>
      resolve({ code: error?.code, said: stderr }),
    );
  });

  expect(code).toBe(1);
  expect(said).toMatch(/^SHOP_ENV : les comptes de démonstration.*\n$/);
});
