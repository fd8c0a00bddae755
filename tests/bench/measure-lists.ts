import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Category } from 'shared-contracts/api/products';
import { startShop } from '../../tools/setup/testing/shop-on-free-ports';
import { readJson } from './pages/catalogue';
import { loadSeconds, untilQuiet } from './report/machine';
import { fine, printTable } from './report/table';
import type { Cleanup } from './shop/cleanup';

const connections = 8;
/** Seconds until the engines have compiled what is called often: a page costs half as much again before. */
const warmUp = 15;

/** Milliseconds of processor time that a process has used, all its threads together. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** List pages that the shell's server renders per second, none of them cached, and what one costs its processor. */
export async function measure(_options: unknown, cleanup: Cleanup) {
  // With room for one page, the next request for a path finds it gone.
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
      // As browsers do; without it the server would unpack every page.
      headers: { 'accept-encoding': 'br' },
      // Each begins elsewhere: requests for the same page at the same time are rendered once.
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
