import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { retention } from 'shared-contracts/api/retention';
import { openPostgres } from '../../../api/src/database/postgres';
import { cleanUp } from '../../../api/src/jobs/clean-up';
import { megabytes } from '../../kit/processes';
import type { Cleanup } from '../cleanup';
import type { Options } from '../options';
import { type Psql, run, startPostgresShop } from '../postgres-shop';
import { printTable, quantile } from '../report/statistics';
import { customerHeaders, orderOnAccount, request as requestUrl } from '../requests';
import { writeCatalogue, writePrices } from './catalogue-file';

/** Articles of the measured catalogues. */
const sizes = [10_000, 100_000, 1_000_000];
const [customers, orders] = [100_000, 5_000_000];
/** Measured requests of each call. */
const requests = 20;
const feedKey = 'k'.repeat(40);

type Row = Record<string, unknown>;

/** Asks one after another, the first time unmeasured. @returns milliseconds */
async function timed(ask: (n: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let n = 0; n <= requests; n += 1) {
    const startedAt = performance.now();
    await ask(n);
    if (n > 0) times.push(performance.now() - startedAt);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** Runs the hourly clean-up. @returns its seconds */
async function timedCleanUp(url: string) {
  const { db, close } = openPostgres(url);
  const startedAt = performance.now();
  await cleanUp(db, console, { unusedAccountYears: retention.unusedYears });
  await close();
  return (performance.now() - startedAt) / 1000;
}

/** Imports `size` articles, twice, with their prices, and adds the orders. @returns what the imports took */
async function fill(psql: Psql, size: number, folder: string): Promise<Row[]> {
  const [catalogue, prices] = [join(folder, 'catalogue.csv'), join(folder, 'prices.csv')];
  await writeCatalogue(catalogue, size);
  await writePrices(prices, size);
  // The customers stay: the first import of a company finds no articles.
  psql('-c', 'truncate products, stock cascade');
  const rows: Row[] = [];
  for (const [part, program, ...args] of [
    ['catalogue', 'import.mjs', catalogue, '--yes'],
    ['the same again', 'import.mjs', catalogue, '--yes'],
    ['prices and stock', 'import-prices.mjs', prices],
  ] as const) {
    const { seconds, peak } = await run(program, ...args);
    rows.push({ call: `import: ${part}`, seconds, 'rows/s': size / seconds, MB: peak });
  }
  const file = join(import.meta.dirname, 'orders.sql');
  psql('-v', `customers=${customers}`, '-v', `orders=${orders}`, '-f', file);
  return rows;
}

/** Returns what is asked of a shop with `size` articles, by its name; no cache has the response. */
async function callsOf(shop: { readonly url: string; readonly apiUrl: string }, size: number) {
  const request = (path: string, headers = {}) => requestUrl(shop.apiUrl + path, headers);
  const camille = await customerHeaders(shop.apiUrl, 'camille');
  const achats = await customerHeaders(shop.apiUrl, 'achats');
  // By a prime, so that they are far apart.
  const article = (n: number) => `ART-${1 + ((n * 7919) % size)}`;
  // An ignored parameter makes another response of each request.
  const uncached = (path: string) => (n: number) => request(`${path}${path.includes('?') ? '&' : '?'}n=${n}`);
  const page = async (path: string) => {
    const response = await fetch(`${shop.url}/category-product/${path}`);
    if (!response.headers.get('cache-control')?.includes('s-maxage'))
      throw new Error(`${path} is not rendered`);
    await response.text();
  };
  let deep = '';
  for (let number = 1; number < 40; number += 1)
    deep = (await request(`/products?lastEvaluatedKey=${deep}`)).targetItem.lastEvaluatedKey ?? deep;
  const [address] = await request('/users/addresses', achats);
  return {
    list: uncached('/products?category=FAMILLE-3'),
    'list, page 40': uncached(`/products?lastEvaluatedKey=${deep}`),
    facets: uncached('/products/facets?category=FAMILLE-3'),
    'search, one word': uncached('/products/search?q=savon'),
    'search, two words': uncached('/products/search?q=gants%20nitrile'),
    'search, word of all': uncached('/products/search?q=modele'),
    'search, typing error': uncached('/products/search?q=gobelte'),
    'search, two errors': uncached('/products/search?q=nettoyat%20degraisant'),
    'search, reference': (n: number) => request(`/products/search?q=${article(n)}`),
    'search, nothing': uncached('/products/search?q=xylophone'),
    product: (n: number) => request(`/products/${article(n)}`),
    sitemap: uncached('/products/sitemap?page=1'),
    history: () => request('/orders', camille),
    order: () => orderOnAccount(shop.apiUrl, achats, address.id, article(1)),
    'page of a list': (n: number) => page(`FAMILLE-${n % 9}`),
    'page of a product': (n: number) => page(`FAMILLE-1/PARTIE-10/${article(n)}`),
    feed: (n: number) => request(`/feed/orders?cursor=${n * 1000}`, { 'feed-key': feedKey }),
  };
}

async function measureSize(size: number, cleanup: Cleanup) {
  const rows: Row[] = [];
  let startedAt = 0;
  // With a cache of one page, each page is a miss.
  const variables = { FEED_KEYS: feedKey, PAGES_KEPT: '1' };
  const fillAndNote = async (psql: Psql) => {
    rows.push(...(await fill(psql, size, cleanup.folder())));
    startedAt = performance.now();
  };
  const shop = await startPostgresShop(`growth_${size}`, cleanup, fillAndNote, variables);
  const { pid } = shop.childOf('api');
  rows.push({ call: 'start', seconds: (performance.now() - startedAt) / 1000, MB: megabytes(pid, 'VmRSS') });
  for (const [call, ask] of Object.entries(await callsOf(shop, size)))
    rows.push({ call, ...(await timed(ask)) });
  const pdfAt = performance.now();
  while ((await fetch(`${shop.apiUrl}/documents/catalogue.pdf`)).status !== 200) await pause(100);
  rows.push({ call: 'PDF catalogue', seconds: (performance.now() - pdfAt) / 1000 });
  rows.push({ call: 'clean-up', seconds: await timedCleanUp(shop.databaseUrl) });
  rows.push({ call: 'memory after these', MB: megabytes(pid, 'VmRSS') });
  printTable(`${size} articles, ${customers} customers, ${orders} orders; milliseconds`, rows);
  await cleanup.run();
  return { size, rows };
}

/** Measures imports, start, memory and uncached calls of the API on PostgreSQL with growing catalogues. */
export async function measure({ only }: Options, cleanup: Cleanup) {
  const results = [];
  for (const size of only ? [Number(only)] : sizes) results.push(await measureSize(size, cleanup));
  return results;
}
