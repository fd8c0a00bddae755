import autocannon from 'autocannon';
import type { Product, SitemapPage } from 'shared-contracts/api/products';
import type { DatabaseVariables } from '../../../tools/setup/database.mjs';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { readJson } from '../shop/read-json';
import { startBareServer } from './database';

export const connections = 10;
const warmUp = 1;
const query = 'savon';

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

/** An article as the API names it, or as the bare server's rows do. */
type Article = Pick<Product, 'Code'> | { readonly Code?: never; readonly code: string };
type Answer = readonly Article[] | { readonly items: readonly Article[] } | Article;

/** The articles that an answer names, in its order. */
async function codesAt(url: string): Promise<string> {
  const answer = await readJson<Answer>(url);
  const items = 'items' in answer ? answer.items : [answer].flat();
  return items.map((item) => item.Code ?? item.code).join(' ');
}

interface MeasuredCall {
  readonly call: string;
  readonly path: string;
  readonly api: Awaited<ReturnType<typeof load>>;
  readonly bare: Awaited<ReturnType<typeof load>>;
  readonly sameArticles: boolean;
}

interface Subject {
  readonly apiUrl: string;
  /** Variables of the bare server. */
  readonly bareVariables: DatabaseVariables;
  readonly options: Options;
}

/** Calls per second of the API's reads, each beside the bare server in the same minute. */
export async function measureReads({ apiUrl, bareVariables, options }: Subject) {
  const { url: bareUrl, stop } = await startBareServer(bareVariables);
  try {
    const { items } = await readJson<SitemapPage>(`${apiUrl}/products/sitemap?page=1`);
    const [first] = items;
    const calls = {
      list: `/products?limit=50&category=${first?.Category}`,
      product: `/products/${first?.Code}`,
      search: `/products/search?q=${query}`,
    };
    const measured: MeasuredCall[] = [];
    for (const [call, path] of Object.entries(calls)) {
      const sameArticles = (await codesAt(apiUrl + path)) === (await codesAt(bareUrl + path));
      const api = await load(apiUrl + path, options);
      const bare = await load(bareUrl + path, options);
      measured.push({ call, path, api, bare, sameArticles });
    }
    return measured;
  } finally {
    await stop();
  }
}
