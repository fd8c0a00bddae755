import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProductList } from 'shared-contracts/api/products';
import { scriptBudgets } from '../../journeys/shop/script-budgets';
import { Server } from '../../kit/server';
import { freePorts, portVariables, startShop } from '../../kit/shop-on-free-ports';
import type { Cleanup } from '../cleanup';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { median, printTable } from '../report/statistics';
import { followLink, loadPage } from './load-page';
import { comparePairs, type Run } from './pairs';

const category = 'CHIMIE';

/** Starts the shop of another checkout, like its `npm start`, on free ports. Resolves to its URL. */
async function startOtherShop(cleanup: Cleanup, checkout: string): Promise<string> {
  const ports = await freePorts();
  const shop = new Server('tools/commands/start.mjs', `http://localhost:${ports.shell}`, {
    ...process.env,
    ...portVariables(ports),
    SHOP_ENVIRONMENT_FILE: join(checkout, 'environments/local.json'),
    DATA_DIR: cleanup.folder(),
  });
  cleanup.add(shop.stop);
  await shop.start(checkout);
  return shop.url;
}

/** Requests a page until the server has rendered it, so that a run gets it from the server's cache. */
async function warm(url: string): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (response.headers.get('cache-control')?.includes('s-maxage')) return;
    await pause(100);
  }
  throw new Error(`${url} is not rendered on the server`);
}

/** Returns the pages of a shop with a function that measures one load or, for `navigation`, one click. */
function pagesOf(origin: string, [article]: ProductList['items'], { slower }: Options, hydrates: boolean) {
  const list = `/category-product/${category}`;
  const product = `${list}/${article?.SubCategory?.code}/${article?.Code}`;
  const load = (name: string, path: string) => {
    const url = origin + path;
    return { name, url, run: (): Promise<Run> => loadPage({ url, slower, hydrates }) };
  };
  const link = `section[aria-label="Produits"] a[href="${product}"]`;
  const target = { url: origin + list, slower, hydrates };
  const navigation = {
    name: 'navigation',
    url: target.url,
    run: (): Promise<Run> => followLink(target, link, article?.Designation ?? ''),
  };
  // Without scripts there is no navigation without a new document.
  return [load('home', '/'), load('list', list), load('product', product), ...(hydrates ? [navigation] : [])];
}

/** Measures pages alternately with the same pages without scripts, or with those of another checkout. */
export async function measure(options: Options, cleanup: Cleanup) {
  const { against, only, runs } = options;
  // Both shops start with empty data, so that their APIs do the same work at their start.
  const shop = await startShop({ folder: cleanup.folder(), data: 'empty' });
  cleanup.add(() => shop.stop());
  const response = await fetch(`${shop.apiUrl}/products?limit=50&category=${category}`);
  const { items }: ProductList = await response.json();
  const other = against ? await startOtherShop(cleanup, against) : shop.url;
  const pages = [
    ...pagesOf(shop.url, items, options, true).map((page) => ({ ...page, variant: 'now' as const })),
    ...pagesOf(other, items, options, against !== '').map((page) => ({
      ...page,
      variant: 'before' as const,
    })),
  ].filter(({ name }) => only === '' || name === only);
  const names = [...new Set(pages.map(({ name }) => name))];
  const results = names.map((name) => ({ name, now: [] as Run[], before: [] as Run[] }));
  for (let round = 0; round < runs; round += 1) {
    for (const { name, now, before } of results) {
      const pair = pages.filter((page) => page.name === name);
      // Every other round in reverse, since the first page of a pair was up to 10 % slower.
      for (const { variant, url, run } of round % 2 === 0 ? pair : pair.toReversed()) {
        await untilQuiet();
        await warm(url);
        const result = await run().catch((error: Error) => {
          console.error(`${name}: ${error.message}`);
          return null;
        });
        (variant === 'now' ? now : before).push(result);
        console.error(`round ${round + 1}: ${name}, ${variant}`);
      }
    }
  }
  printResults(results, against);
  return results;
}

type Result = { readonly name: string; readonly now: readonly Run[]; readonly before: readonly Run[] };

/** Prints medians and ratios of the pairs; compared with pages without scripts, what a page must fulfil. */
function printResults(results: readonly Result[], against: string): void {
  for (const { name, now, before } of results) {
    const middle = (figure: string) => median(now.flatMap((run) => run?.[figure] ?? []));
    const pairs = comparePairs(now, before);
    const ratio = (figure: string) => pairs.find((pair) => pair.figure === figure)?.ratio ?? Number.NaN;
    const [figures = {}] = now.filter((run) => run !== null);
    printTable(`${name}: medians`, [
      Object.fromEntries(Object.keys(figures).map((figure) => [figure, middle(figure)])),
    ]);
    if (pairs.length > 0)
      printTable(`${name}: ${against ? `before is ${against}` : 'before has no scripts'}`, pairs);
    if (against || name === 'navigation') continue;
    const budgets: Readonly<Record<string, number>> = scriptBudgets;
    const required: readonly [what: string, value: number, most: number][] = [
      ['FCP / without scripts', ratio('fcp'), 1.1],
      ['LCP / without scripts', ratio('lcp'), 1.1],
      ['header and cart hydrated after LCP', middle('shellHydrated') - middle('lcp'), 1000],
      ['scripts before the first paint', middle('scriptsBeforePaint'), 0],
      ['layout shift', middle('shift'), 0],
      ['requests without images', middle('requests'), 9],
      ['bytes of scripts', middle('scriptBytes'), budgets[name] ?? Number.POSITIVE_INFINITY],
    ];
    printTable(
      `${name}: requirements`,
      required.map(([what, value, most]) => ({ what, value, most, met: value <= most })),
    );
  }
}
