import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { SitemapPage } from 'shared-contracts/api/products';
import { freePort } from '../../tools/build/free-port.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { Server } from '../resilience/shop/server';
import { readJson } from './pages/catalogue';
import { loadSeconds, untilQuiet } from './report/machine';
import { fine, ms, printTable, whole } from './report/table';
import { type Cleanup, temporaryFolder } from './shop/cleanup';

const connections = 50;
const warmUp = 1;

/** Starts a server on a free port, passed in the variable `portVariable`. @returns its URL */
async function start(script: string, portVariable: string, env: NodeJS.ProcessEnv, cleanup: Cleanup) {
  const port = await freePort();
  const variables = { ...process.env, ...env, [portVariable]: String(port) };
  const server = new Server(script, `http://localhost:${port}`, variables);
  cleanup.add(server.stop);
  await server.start();
  return server.url;
}

async function load(url: string) {
  const processorUse = await untilQuiet();
  await autocannon({ url, connections, duration: warmUp });
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: loadSeconds });
  return { perSecond: requests.average, p99: latency.p99, failures: non2xx + errors, processorUse };
}

/** Returns the paths of public reads by name. */
async function callsOf(apiUrl: string): Promise<Readonly<Record<string, string>>> {
  const { items } = await readJson<SitemapPage>(`${apiUrl}/products/sitemap?page=1`);
  const [first] = items;
  return {
    list: `/products?limit=50&category=${first?.Category}`,
    facets: `/products/facets?category=${first?.Category}`,
    product: `/products/${first?.Code}`,
    search: '/products/search?q=savon',
  };
}

/** Measures reads per second of the API on both databases, and of a bare server that sends the same bytes. */
export async function measure(_options: unknown, cleanup: Cleanup) {
  const server = await startTestPostgres();
  cleanup.add(() => server.stop());
  const measured = [];
  for (const [database, url] of Object.entries({ PGlite: '', PostgreSQL: server.url })) {
    const env = {
      DATABASE_URL: url,
      DATA_DIR: temporaryFolder(cleanup),
      SHOP_ENV: 'local',
      SHOP_ENVIRONMENT_FILE: '',
    };
    const apiUrl = await start('api/dist/main.mjs', 'API_PORT', env, cleanup);
    // After its start the API renders the catalogue's PDF, which would use processor time.
    while (!(await fetch(`${apiUrl}/documents/catalogue.pdf`)).ok) await pause(500);
    const bareUrl = await start('tests/bench/bare-server.mjs', 'BARE_PORT', { API_URL: apiUrl }, cleanup);
    for (const [call, path] of Object.entries(await callsOf(apiUrl)))
      measured.push({ database, call, api: await load(apiUrl + path), bare: await load(bareUrl + path) });
    console.error(`${database}: measured`);
  }
  return measured;
}

export function print(measured: Awaited<ReturnType<typeof measure>>): void {
  printTable(
    `Reads: ${connections} connections, ${loadSeconds} s each, compared with a bare Fastify route that sends the same bytes; required: ratio ≥ 0.80, p99 ≤ twice`,
    [
      'database',
      'call',
      'calls/s',
      'bare calls/s',
      'ratio',
      'p99 ms',
      'bare p99 ms',
      'busy before %',
      'failures',
    ],
    measured.map(({ database, call, api, bare }) => [
      database,
      call,
      whole(api.perSecond),
      whole(bare.perSecond),
      fine(api.perSecond / bare.perSecond),
      ms(api.p99),
      ms(bare.p99),
      whole(Math.max(api.processorUse, bare.processorUse) * 100),
      whole(api.failures + bare.failures),
    ]),
  );
}
