import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { demoPassword } from '../../seed/customers-and-orders';
import { demo } from '../../seed/seed';
import { readSettings } from '../settings';
import { start } from '../start';
import { documentsProgram } from '../testing/api-process';
import { contactMessage } from '../testing/forms';
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

  it('refuses what needs writes with 503 while the server is read-only, as when its disk is full', async () => {
    const setReadOnly = async (value: string) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const name = new URL(database.url).pathname.slice(1);
      await client.query(`set transaction_read_only = off; alter database ${name} set ${value}`);
      await client.end();
      // New connections have the setting.
      await relay.close();
      await relay.open();
    };
    const send = (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const calls = [
      () => fetch(`${url}/ready`),
      () => fetch(`${url}/health`),
      () => send('/auth/login', { username: 'camille', password: demoPassword }),
      () => send('/contact', contactMessage),
    ];
    const statuses = () => Promise.all(calls.map(async (call) => (await call()).status));
    await setReadOnly('default_transaction_read_only = on');

    const readOnly = await statuses();
    const list = await fetch(`${url}/products?limit=1`);
    await setReadOnly('default_transaction_read_only = off');
    let after = await statuses();
    while (after.includes(503)) after = await statuses();

    expect([readOnly, list.status]).toEqual([[503, 503, 503, 503], 200]);
    expect(after).toEqual([200, 200, 200, 201]);
  });
});
