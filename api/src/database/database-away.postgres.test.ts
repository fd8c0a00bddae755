import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { demo } from '../../seed/seed';
import { readSettings } from '../settings';
import { start } from '../start';
import { documentsProgram } from '../testing/api-process';
import { Relay } from '../testing/relay';
import { copyOnServer, type ServerDatabase } from '../testing/template-database';

const root = join(__dirname, '../../..');

describe('an API whose PostgreSQL server is unreachable', () => {
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
    app = await start(readSettings(variables, root), variables, documentsProgram, demo);
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await app.close();
    await relay.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/health', 'refuses connections', () => relay.close(), () => relay.open()],
    ['/products/NS-5L-E', 'refuses connections', () => relay.close(), () => relay.open()],
    ['/products/SP-110-N35', 'does not respond', () => relay.fallSilent(), () => relay.speak()],
  ])('responds to %s with 503 while the server %s, and recovers', async (path, _, disconnect, reconnect) => {
    const before = await fetch(url + path);
    await disconnect();
    // A public response is served from memory for a second.
    let response = await fetch(url + path);
    while (response.status === 200) response = await fetch(url + path);
    const refusal = await response.json();
    await reconnect();
    const after = await fetch(url + path);

    expect([before.status, response.status, after.status]).toEqual([200, 503, 200]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refusal).toEqual({
      code: 'unavailable',
      message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    });
  });
});
