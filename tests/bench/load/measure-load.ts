import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Category } from 'shared-contracts/api/products';
import { processorTimes } from '../../../tools/commands/test/processor-time';
import { startShop } from '../../kit/shop-on-free-ports';
import type { Cleanup } from '../cleanup';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { median, printTable } from '../report/statistics';

const connections = 8;
const pairs = 5;

/** Starts a server that sends the same bytes as the API and does nothing else. Resolves to its URL. */
async function startBareServer(apiUrl: string, paths: readonly string[], cleanup: Cleanup): Promise<string> {
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), [apiUrl, ...paths]);
  cleanup.add(() => child.kill());
  const [{ port }] = await once(child, 'message');
  return `http://localhost:${port}`;
}

/** Requests paths of a server for some seconds. */
function load(url: string, paths: readonly string[], duration: number) {
  let first = 0;
  return autocannon({
    url,
    connections,
    duration,
    // Like browsers; otherwise the server would decompress every page.
    headers: { 'accept-encoding': 'br' },
    // Each connection starts at another page: concurrent requests for the same page are rendered once.
    setupClient(client) {
      client.setRequests([...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path })));
      first += Math.floor(paths.length / connections);
    },
  });
}

/** Returns requests per second as a share of those that a bare server sends: the median of pairs. */
async function shareOf(bare: string, url: string, paths: readonly string[], seconds: number) {
  await load(bare, paths, seconds);
  const shares: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const { requests: own } = await load(url, paths, seconds);
    const { requests: other } = await load(bare, paths, seconds);
    shares.push(own.average / other.average);
  }
  return median(shares);
}

/**
 * Measures reads of the API and uncached list pages of the shell, `runs` seconds each after a warm-up.
 * `ofBare`: requests per second as a share of those that a bare server sends, measured in turn.
 */
export async function measure({ runs }: Options, cleanup: Cleanup) {
  // With a cache of one page, each page is a miss.
  const shop = await startShop({ variables: { PAGES_KEPT: '1', RENDER_DEADLINE_MS: '60000' } });
  cleanup.add(shop.stop);
  const categories: Category[] = await (await fetch(`${shop.apiUrl}/products/categories`)).json();
  const lists = categories.flatMap(({ code, subcategories }) =>
    [code, ...subcategories.map((each) => `${code}/${each.code}`)].map((path) => `/category-product/${path}`),
  );
  const calls = {
    list: '/products?limit=50&category=CHIMIE',
    facets: '/products/facets?category=CHIMIE',
    product: '/products/NS-5L-E',
    search: '/products/search?q=savon',
  };
  const bareUrl = await startBareServer(shop.apiUrl, Object.values(calls), cleanup);
  const ofApi = { part: 'api', url: shop.apiUrl, bare: bareUrl };
  const loads = [
    ...Object.entries(calls).map(([name, path]) => ({ ...ofApi, name: `GET ${name}`, paths: [path] })),
    { name: 'list page', part: 'shell', url: shop.url, paths: lists, bare: '' },
  ];
  const results = [];
  for (const { name, part, url, paths, bare } of loads) {
    // Until hot code is compiled, a page costs 50 % more.
    await load(url, paths, 3 * runs);
    await untilQuiet();
    const { pid } = shop.childOf(part);
    const before = processorTimes(pid).own;
    const { requests, latency, non2xx, errors } = await load(url, paths, runs);
    const processor = (processorTimes(pid).own - before) / requests.total;
    const { average: perSecond } = requests;
    const ofBare = bare ? await shareOf(bare, url, paths, runs) : undefined;
    const { p50, p99 } = latency;
    results.push({ name, perSecond, ofBare, processor, p50, p99, failed: non2xx + errors });
  }
  printTable(
    `${connections} connections; milliseconds: processor of the process per request, p50, p99`,
    results,
  );
  return results;
}
