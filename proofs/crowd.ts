import { setTimeout as pause } from 'node:timers/promises';
import { factKeys } from 'shared-contracts/api/fact-keys';
import type { Facet } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import remote from '../mfe-catalogue/src/remote.json';
import { print } from './report/print';
import { type Paths, readPaths } from './server-rendering/paths';
import { type LoadedShop, startLoadedShop } from './server-rendering/shop';

const results: boolean[] = [];
/** Keys of the facets in URLs, in the order of the facts. */
const parameters = remote.pages['catalogue:list'].facets;

function tell(what: string, figure: string | number, target: string, isMet: boolean): void {
  results.push(isMet);
  print(`${isMet ? '✓' : '✗'} ${what}: ${figure} (${target})`);
}

async function ask(url: string) {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return { status, isRendered: headers.get('cache-control')?.startsWith('public') ?? false };
}

/** Asks for so many paths a second, whether those before were answered or not. */
async function atPace(perSecond: number, seconds: number, path: (number: number) => string) {
  const asked: ReturnType<typeof ask>[] = [];
  const begun = performance.now();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const wait = begun + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    asked.push(ask(path(number)));
  }
  return Promise.all(asked);
}

async function cachedOf(shop: LoadedShop, pages: readonly string[]): Promise<number> {
  const count = async () => (await (await fetch(`${shop.shell}/health`)).json()).rendering.cached;
  const before = await count();
  for (const path of pages) await ask(shop.shell + path);
  return (await count()) - before;
}

/** Asks for pages until all of them are kept: a shop that has just started leaves some to the browser. */
async function keep(shop: LoadedShop, pages: readonly string[]): Promise<void> {
  for (let round = 0; round < 5; round += 1) if ((await cachedOf(shop, pages)) === pages.length) return;
}

/** Other spellings of one product: each is led to its page, and drives no other out. */
async function spellings(shop: LoadedShop, { lists, products }: Paths, number: number): Promise<void> {
  const kept = lists.slice(0, 60);
  await keep(shop, kept);
  const code = products[0]?.split('/').at(-1);
  const statuses = new Set<number>();
  for (let index = 0; index < number; index += 1)
    statuses.add((await ask(`${shop.shell}/category-product/x${index}/y${index}/${code}`)).status);
  tell(
    `answers to ${number} spellings of one product`,
    [...statuses].join(', '),
    '308',
    [...statuses].join() === '308',
  );
  const cached = await cachedOf(shop, kept);
  tell(`of ${kept.length} lists still kept after them`, cached, 'all', cached === kept.length);
}

/** Visitors of all pages, while somebody asks for products that do not exist. */
async function unknownProducts(shop: LoadedShop, { lists, products }: Paths, seconds: number): Promise<void> {
  const pages = [...lists, ...products];
  const [visitors, unknown] = await Promise.all([
    atPace(5, seconds, (number) => `${shop.shell}${pages[(number * 37) % pages.length]}`),
    atPace(60, seconds, (number) => `${shop.shell}/category-product/F/S/NOPE-${number}`),
  ]);
  const unrendered = visitors.filter(({ isRendered }) => !isRendered).length;
  const found = unknown.filter(({ status }) => status === 200).length;
  const share = Math.ceil(visitors.length * 0.02);
  tell(
    `of ${visitors.length} visitors beside 60 unknown products a second, unrendered`,
    unrendered,
    `at most ${share}`,
    unrendered <= share,
  );
  tell(`of ${unknown.length} unknown products, answered 200`, found, 'none', found === 0);
}

/** Lists narrowed by one value each and results of one article each, in turn: every one a page of its own. */
async function queriedPages(shop: LoadedShop, { lists, products }: Paths, number: number): Promise<string[]> {
  const narrowed: string[] = [];
  for (const list of lists) {
    if (narrowed.length >= number) break;
    const [, , category = '', subcategory] = list.split('/').map(decodeURIComponent);
    const answer = await fetch(`${shop.api}/${productPaths.facets({ category, subcategory })}`);
    for (const { key, values } of (await answer.json()) as Facet[])
      for (const { value } of values)
        narrowed.push(
          `${list}?${new URLSearchParams({ [parameters[factKeys.indexOf(key)] ?? key]: value })}`,
        );
  }
  const results = products.map((path) => `/recherche?q=${path.split('/').at(-1)}`);
  return narrowed.flatMap((path, place) => [path, results[place] ?? path]).slice(0, number);
}

/** A crowd that narrows lists and searches, one after the other: it drives out no list and no product. */
async function queries(shop: LoadedShop, paths: Paths, number: number): Promise<void> {
  const kept = [...paths.lists.slice(0, 40), ...paths.products.slice(0, 20)];
  await keep(shop, kept);
  const pages = await queriedPages(shop, paths, number);
  const html = await (await fetch(shop.shell + pages[0])).text();
  const hidden = html.includes('<meta name="robots" content="noindex"');
  tell('a narrowed list for search engines', hidden ? 'noindex' : 'listed', 'noindex', hidden);
  const statuses = new Set<number>();
  for (const page of pages) statuses.add((await ask(shop.shell + page)).status);
  tell(
    `answers to ${pages.length} pages with a facet or a query`,
    [...statuses].join(', '),
    '200',
    [...statuses].join() === '200',
  );
  const cached = await cachedOf(shop, kept);
  tell(`of ${kept.length} lists and products still kept after them`, cached, 'all', cached === kept.length);
}

/** Visitors of all pages, while a crowd narrows lists and searches. */
async function crowdOfQueries(shop: LoadedShop, paths: Paths, seconds: number): Promise<void> {
  const pages = [...paths.lists, ...paths.products];
  const perSecond = 60;
  // Others than those that are kept from before.
  const queried = (await queriedPages(shop, paths, perSecond * seconds)).toReversed();
  const [visitors, crowd] = await Promise.all([
    atPace(5, seconds, (number) => `${shop.shell}${pages[(number * 37) % pages.length]}`),
    atPace(perSecond, seconds, (number) => `${shop.shell}${queried[number % queried.length]}`),
  ]);
  const unrendered = visitors.filter(({ isRendered }) => !isRendered).length;
  const share = Math.ceil(visitors.length * 0.02);
  tell(
    `of ${visitors.length} visitors beside ${perSecond} pages with a query a second, unrendered`,
    unrendered,
    `at most ${share}`,
    unrendered <= share,
  );
  const odd = crowd.filter(({ status }) => status !== 200 && status !== 503).length;
  tell(
    `of ${crowd.length} pages with a query, neither rendered nor left to the browser`,
    odd,
    'none',
    odd === 0,
  );
}

/** Asks in ways that should drive nothing out of the cache. `chosen`: `sample` for what no busy machine changes, as `npm test` plays it */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const isSample = chosen.includes('sample');
  const shop = await startLoadedShop();
  try {
    const paths = await readPaths(shop.api);
    await spellings(shop, paths, isSample ? 60 : 600);
    // More than the shell keeps of them.
    await queries(shop, paths, isSample ? 240 : 600);
    if (isSample) return results.every(Boolean);
    await unknownProducts(shop, paths, 20);
    await crowdOfQueries(shop, paths, 20);
  } finally {
    await shop.stop();
  }
  return results.every(Boolean);
}
