import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { SitemapPage } from 'shared-contracts/api/products';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { readJson } from '../shop/read-json';
import { startBareServer } from './servers';

export const connections = 50;
const warmUp = 1;

async function load(url: string, { seconds, quiet }: Options) {
  const processorUse = await untilQuiet(quiet);
  await autocannon({ url, connections, duration: warmUp });
  const { requests, latency, throughput, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
  });
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    bytesPerSecond: throughput.average,
    failures: non2xx + errors,
    processorUse,
  };
}

interface MeasuredCall {
  readonly call: string;
  readonly api: Awaited<ReturnType<typeof load>>;
  readonly bare: Awaited<ReturnType<typeof load>>;
}

/** A started API prints its catalogue on the other processor. */
async function untilPrinted(apiUrl: string): Promise<void> {
  while (!(await fetch(`${apiUrl}/documents/catalogue.pdf`)).ok) await pause(500);
}

/** Calls per second of the API's public reads, each beside the bare server that sends the same bytes. */
export async function measureReads(apiUrl: string, options: Options): Promise<MeasuredCall[]> {
  await untilPrinted(apiUrl);
  const { url: bareUrl, stop } = await startBareServer({ API_URL: apiUrl });
  try {
    const { items } = await readJson<SitemapPage>(`${apiUrl}/products/sitemap?page=1`);
    const [first] = items;
    const calls = {
      list: `/products?limit=50&category=${first?.Category}`,
      facets: `/products/facets?category=${first?.Category}`,
      product: `/products/${first?.Code}`,
      search: '/products/search?q=savon',
    };
    const measured: MeasuredCall[] = [];
    for (const [call, path] of Object.entries(calls)) {
      const api = await load(apiUrl + path, options);
      const bare = await load(bareUrl + path, options);
      measured.push({ call, api, bare });
    }
    return measured;
  } finally {
    await stop();
  }
}
