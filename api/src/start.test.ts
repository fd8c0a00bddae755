import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readSettings } from './settings';
import { start } from './start';

const root = join(__dirname, '../..');
/** Filled by the first start. */
const folder = mkdtempSync(join(tmpdir(), 'boutique-start-'));

afterAll(() => rmSync(folder, { recursive: true }));

const starting = (variables: Record<string, string>) => start(readSettings(variables, root), variables, '');

describe('on a data folder', () => {
  const variables = { API_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const statusOf = async (app: FastifyInstance, path: string) => {
    const { port } = app.server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  };

  it('starts, answers, and ends with the folder free again', async () => {
    const app = await starting(variables);
    const status = await statusOf(app, '/products?limit=1');
    await app.close();
    const again = await starting(variables);

    expect(status).toBe(200);
    await again.close();
    // The first start makes a database and fills it: seconds of work.
  }, 60_000);

  it('refuses a second start in one line, and the first goes on answering', async () => {
    const first = await starting(variables);

    const second = starting({ API_PORT: '0', DATA_DIR: folder });

    await expect(second).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^.*déjà utilisé par le processus \d+.*DATA_DIR.*$/),
    });
    expect(await statusOf(first, '/health')).toBe(200);
    await first.close();
  });
});

describe('an API that cannot start', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  it('names the variable of a busy port', async () => {
    const variables = { API_PORT: String(port), DATA_DIR: folder };

    await expect(starting(variables)).rejects.toThrow(
      `Le port ${port} est déjà pris : libérez-le ou choisissez-en un autre avec API_PORT.`,
    );
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a port that is none', { API_PORT: 'x' }, /API_PORT/],
    ['an environment that is not there', { SHOP_ENV: 'nowhere' }, /environments\/nowhere\.json.*SHOP_ENV/],
    ['a provider without password', { SHOP_ENV: 'production' }, /PAYMENT_PASSWORD/],
    [
      'a provider without key',
      { SHOP_ENV: 'production', PAYMENT_PASSWORD: 'prodpassword_x' },
      /PAYMENT_HMAC_KEY/,
    ],
    [
      'test and production keys mixed',
      { SHOP_ENV: 'production', PAYMENT_PASSWORD: 'testpassword_x', PAYMENT_HMAC_KEY: 'k' },
      /PAYMENT_PASSWORD.*publicKey/,
    ],
  ])('says in one line that it has %s', async (_, variables, line) => {
    const attempt = (async () => starting(variables))();

    await expect(attempt).rejects.toThrow(line);
    await expect(attempt).rejects.toMatchObject({
      name: 'StartError',
      message: expect.not.stringContaining('\n'),
    });
  });
});
