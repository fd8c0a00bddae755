import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Category } from 'shared-contracts/api/products';
import { startShop } from '../kit/shop-on-free-ports';
import type { Cleanup } from './cleanup';
import type { Options } from './options';
import { untilQuiet } from './report/machine';
import { printTable } from './report/statistics';

const connections = 8;

/** Returns the processor time of a process with all its threads, in milliseconds. */
function processorTime(pid = Number.NaN): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Measures reads of the API and uncached list pages of the shell, `runs` seconds each after a warm-up. */
export async function measure({ runs }: Options, cleanup: Cleanup) {
  // With a cache of one page, each page is a miss.
  const shop = await startShop({ variables: { PAGES_KEPT: '1', RENDER_DEADLINE_MS: '60000' } });
  cleanup.add(shop.stop);
  const categories: Category[] = await (await fetch(`${shop.apiUrl}/products/categories`)).json();
  const lists = categories.flatMap(({ code, subcategories }) =>
    [code, ...subcategories.map((each) => `${code}/${each.code}`)].map((path) => `/category-product/${path}`),
  );
  const calls = [
    ['list', '/products?limit=50&category=CHIMIE'],
    ['facets', '/products/facets?category=CHIMIE'],
    ['product', '/products/NS-5L-E'],
    ['search', '/products/search?q=savon'],
  ] as const;
  const loads = [
    ...calls.map(([name, path]) => ({ name: `GET ${name}`, part: 'api', url: shop.apiUrl, paths: [path] })),
    { name: 'list page', part: 'shell', url: shop.url, paths: lists },
  ];
  const results = [];
  for (const { name, part, url, paths } of loads) {
    const load = (duration: number) => {
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
    };
    // Until hot code is compiled, a page costs 50 % more.
    await load(3 * runs);
    await untilQuiet();
    const { pid } = shop.childOf(part);
    const before = processorTime(pid);
    const { requests, latency, non2xx, errors } = await load(runs);
    const processor = (processorTime(pid) - before) / requests.total;
    const { average: perSecond } = requests;
    results.push({ name, perSecond, processor, p50: latency.p50, p99: latency.p99, failed: non2xx + errors });
  }
  printTable(
    `${connections} connections; milliseconds: processor of the process per request, p50, p99`,
    results,
  );
  return results;
}
