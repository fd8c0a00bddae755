import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../settings';
import { start } from '../start';
import { onPostgres } from '../testing/databases';
import { Relay } from '../testing/relay';
import { copyOnServer, type ServerDatabase } from '../testing/template-database';

const root = join(__dirname, '../../..');

onPostgres('an API whose PostgreSQL server goes away', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-away-'));
  let database: ServerDatabase;
  let relay: Relay;
  let app: FastifyInstance;
  let url: string;

  beforeAll(async () => {
    database = await copyOnServer();
    relay = new Relay(new URL(database.url));
    await relay.open();
    const variables = { API_PORT: '0', DATA_DIR: folder, DATABASE_URL: relay.url, LOG_LEVEL: 'silent' };
    app = await start(readSettings(variables, root), variables, '');
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.close();
    await relay.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it.each(['/health', '/products/NS-5L-E'])('says so meanwhile and is back by itself (%s)', async (path) => {
    const before = await fetch(url + path);
    await relay.close();
    const meanwhile = await fetch(url + path);
    const refusal = await meanwhile.json();
    await relay.open();
    const after = await fetch(url + path);

    expect([before.status, meanwhile.status, after.status]).toEqual([200, 503, 200]);
    expect(Number(meanwhile.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refusal).toEqual({
      code: 'unavailable',
      message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    });
  });
});
