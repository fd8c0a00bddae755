import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { demo } from '../../seed/demo';
import { readSettings } from '../settings';
import { start } from '../start';
import { type ApiProcess, buildProgram, documentsProgram, startProcess } from '../testing/api-process';
import { Relay } from '../testing/relay';
import { copyOnServer, type ServerDatabase } from '../testing/template-database';
import { Writer } from '../testing/writers';

const root = join(__dirname, '../../..');

describe('an API whose PostgreSQL server is away', () => {
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

  it.each(['/health', '/products/NS-5L-E'])(
    'responds with 503 meanwhile and recovers by itself (%s)',
    async (path) => {
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
    },
  );
});

describe('an API process with 20 writers whose PostgreSQL server is away', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-away-'));
  let database: ServerDatabase;
  let relay: Relay;
  let api: ApiProcess;
  let writers: readonly Writer[];

  beforeAll(async () => {
    buildProgram();
    database = await copyOnServer();
    relay = new Relay(new URL(database.url));
    await relay.open();
    api = await startProcess({ DATABASE_URL: relay.url, DATA_DIR: folder, LOG_LEVEL: 'silent' });
    writers = await Writer.twenty(api.url);
  });
  afterAll(async () => {
    await api.stop();
    await relay.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const allGet = (status: number) => Promise.all(writers.map((each) => each.next(status)));

  it('refuses meanwhile, recovers, and loses no acknowledged write', async () => {
    for (const writer of writers) writer.start();
    await allGet(200);

    await relay.close();
    await allGet(503);
    await relay.open();
    await allGet(200);
    relay.fallSilent();
    await allGet(503);
    relay.speak();
    await allGet(200);
    await Promise.all(writers.map((each) => each.stop()));

    const statuses = new Set(writers.flatMap((each) => each.statuses));
    expect([...statuses].sort()).toEqual([200, 503]);
    expect(api.isRunning()).toBe(true);
    expect(await Promise.all(writers.map((each) => each.isKept()))).not.toContain(false);
  });
});
