import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { listening } from '../../tests/kit/listening';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { demo } from '../seed/seed';
import { lockFile } from './database/lock-file';
import { databaseFolder } from './database/pglite';
import { readSettings } from './settings';
import { start } from './start';
import { documentsProgram } from './testing/api-process';

const root = join(__dirname, '../..');
/** Already seeded, since seeding takes seconds. */
const folder = temporaryFolder();

beforeAll(() => {
  mkdirSync(databaseFolder(folder));
  const dump = process.env.TEST_DATABASE_DUMP ?? '';
  execFileSync('tar', ['-xf', dump, '-C', databaseFolder(folder)], { stdio: 'pipe' });
});

const production = JSON.parse(readFileSync(join(root, 'environments/production.json'), 'utf8'));
const demoFile = join(folder, 'demo.json');
const payment = { ...production.payment, publicKey: '12345678:publickey_x' };
writeFileSync(demoFile, JSON.stringify({ ...production, demo: true, payment }));

/** All variables that a shop with public URLs requires. */
const deployed: Record<string, string> = {
  SHOP_ENVIRONMENT_FILE: demoFile,
  API_PORT: '0',
  SMTP_URL: 'smtp://mail.example',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  TRUSTED_PROXIES: 'none',
  PAYMENT_PASSWORD: 'prodpassword_x',
  PAYMENT_HMAC_KEY: 'k',
};

const expectUnlocked = async () => (await lockFile(join(folder, 'database.lock')))();
const starting = (variables: Record<string, string>) =>
  start(readSettings(variables, root), variables, { documents: documentsProgram, demo });

const variables = { API_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' };

it('an API on a data folder warns about the embedded database, serves on while a second process is refused, and unlocks the folder when it stops', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const app = await starting(variables);

  const second = await starting({ API_PORT: '0', DATA_DIR: folder }).catch((reason: Error) => reason);
  const { port } = app.server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}/products?limit=1`);
  await app.close();

  expect(second).toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^.*déjà utilisé par le processus \d+.*DATA_DIR.*$/),
  });
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/PGlite.*coupure de courant/));
  expect(status).toBe(200);
  await expectUnlocked();
});

describe('an API that cannot start', () => {
  const away = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer();
    port = await listening(server);
  });
  afterAll(() => server.close());

  it.each([
    ['API_PORT', away],
    ['API_METRICS_PORT', { API_PORT: '0', DATA_DIR: folder }],
  ])('names the variable of a busy port, and stops: %s', async (name, variables) => {
    await expect(starting({ ...variables, [name]: String(port) })).rejects.toThrow(
      `Le port ${port} est déjà pris : libérez-le ou choisissez-en un autre avec ${name}.`,
    );
    await expectUnlocked();
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a host of no machine', { ...away, HOST: '192.0.2.1', API_PORT: '0' }, /^HOST=192\.0\.2\.1 /],
    ['a database URL without scheme', { DATABASE_URL: 'localhost:5432/shop' }, /^DATABASE_URL : /],
    ['a missing certificate', { DATABASE_URL: 'postgres://h/d?sslrootcert=/none' }, /^DATABASE_URL : ENOENT/],
    ['a missing environment file', { SHOP_ENV: 'nowhere' }, /environments\/nowhere\.json.*SHOP_ENV/],
    ['a mix of keys', { ...deployed, PAYMENT_PASSWORD: 'testpassword_x' }, /PAYMENT_PASSWORD.*publicKey/],
    ['demo accounts', { ...deployed, DATABASE_URL: 'none', DATA_DIR: folder }, /^DATABASE_URL : .*6 comptes/],
  ])('reports in one line: %s', async (_, variables, line) => {
    const attempt = (async () => starting(variables))();

    await expect(attempt).rejects.toThrow(line);
    await expect(attempt).rejects.toMatchObject({
      name: 'StartError',
      message: expect.not.stringContaining('\n'),
    });
  });

  it('reports everything that a shop with public URLs lacks, one line each', async () => {
    const attempt = async () => starting({ SHOP_ENV: 'production', API_PORT: '0' });

    const message = await attempt().then(String, (error: Error) => error.message);

    expect(message.replace(/ .*/g, '').split('\n').join(' ')).toBe(
      'SMTP_URL DATABASE_URL TRUSTED_PROXIES payment.publicKey PAYMENT_PASSWORD PAYMENT_HMAC_KEY company',
    );
  });
});
