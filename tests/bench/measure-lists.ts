import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Category } from 'shared-contracts/api/products';
import { startShop } from '../../tools/setup/testing/shop-on-free-ports';
import { readJson } from './pages/catalogue';
import { loadSeconds, untilQuiet } from './report/machine';
import { fine, printTable } from './report/table';
import type { Cleanup } from './shop/cleanup';

const connections = 8;
/** Seconds of load until hot code is compiled: before that a page costs 50 % more. */
const warmUp = 15;

/** Returns the processor time of a process with all its threads, in milliseconds. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Measures how many uncached list pages the shell renders per second, and the processor time of one. */
export async function measure(_options: unknown, cleanup: Cleanup) {
  // With a cache of one page, each request is a miss.
  const shop = await startShop({ variables: { PAGES_KEPT: '1', RENDER_DEADLINE_MS: '60000' } });
  cleanup.add(shop.stop);
  const categories = await readJson<Category[]>(`${shop.apiUrl}/products/categories`);
  const requests = categories.flatMap(({ code, subcategories }) =>
    [code, ...subcategories.map((each) => `${code}/${each.code}`)].map((path) => ({
      path: `/category-product/${path}`,
    })),
  );
  const load = (duration: number) => {
    let first = 0;
    return autocannon({
      url: shop.url,
      connections,
      duration,
      // Like browsers; otherwise the server would decompress every page.
      headers: { 'accept-encoding': 'br' },
      // Each connection starts at another page: concurrent requests for the same page are rendered once.
      setupClient(client) {
        client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
        first += Math.floor(requests.length / connections);
      },
    });
  };
  await load(warmUp);
  const processorUse = await untilQuiet();
  const pid = shop.childOf('shell').pid ?? Number.NaN;
  const before = processorTime(pid);
  const { requests: rate, latency, non2xx, errors } = await load(loadSeconds);
  const processorMs = (processorTime(pid) - before) / rate.total;
  return { rate, latency, failures: non2xx + errors, processorMs, processorUse };
}

export function print({ rate, latency, failures, processorMs }: Awaited<ReturnType<typeof measure>>): void {
  printTable(
    `Uncached list pages rendered by the shell's server, ${connections} connections`,
    ['per second', 'processor ms each', 'p50', 'p99', 'failures'],
    [[rate.average, processorMs, latency.p50, latency.p99, failures].map(fine)],
    0,
  );
}
