import { setTimeout as pause } from 'node:timers/promises';
import { factKeys } from 'shared-contracts/api/fact-keys';
import type { Facet } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import remote from '../../mfe-catalogue/src/remote.json';
import { print } from './report/print';
import { type Paths, readPaths } from './server-rendering/paths';
import { type LoadedShop, startLoadedShop } from './server-rendering/shop';

/** Pages that visitors come to again and again, and that the shell keeps. */
const pagesKept = 60;

interface Crowd {
  readonly urls: readonly string[];
  readonly of: string;
  /** Of each answer. */
  readonly status: number;
}

const results: boolean[] = [];
/** Keys of the facets in URLs, in the order of the facts. */
const parameters = remote.pages['catalogue:list'].facets;

function tell(what: string, figure: string | number, target: string, isMet: boolean): void {
  results.push(isMet);
  print(`${isMet ? '✓' : '✗'} ${what}: ${figure} (${target})`);
}

async function ask(url: string) {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return {
    status,
    isRendered: headers.get('cache-control')?.startsWith('public') ?? false,
    /** s */
    retryAfter: Number(headers.get('retry-after')),
  };
}

/** Status of a URL that is asked for again when its page is not rendered in time, as its answer says. */
async function statusInTheEnd(url: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { status, retryAfter } = await ask(url);
    if (status !== 503 || tries === 5) return status;
    await pause(retryAfter * 1000);
  }
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

/**
 * A crowd that asks for one URL after the other, and visitors of other pages between them, in a shop that keeps no more
 * than those: none of them is driven out.
 */
async function crowdBeside(shop: LoadedShop, kept: readonly string[], crowd: Crowd): Promise<void> {
  const { urls, of, status } = crowd;
  await keep(shop, kept);
  const statuses = new Set<number>();
  for (const [place, url] of urls.entries()) {
    statuses.add(await statusInTheEnd(shop.shell + url));
    // A page that nobody asks for is let go after 35 s.
    await ask(`${shop.shell}${kept[place % kept.length]}`);
  }
  const answers = [...statuses].join(', ');
  tell(`answers to ${urls.length} ${of}`, answers, String(status), answers === String(status));
  const cached = await cachedOf(shop, kept);
  tell(`of ${kept.length} pages still kept after them`, cached, 'all', cached === kept.length);
}

/** Other spellings of one product: each is led to its page. */
function spellings({ products }: Paths, number: number): Crowd {
  const code = products[0]?.split('/').at(-1);
  const urls = Array.from({ length: number }, (_, index) => `/category-product/x${index}/y${index}/${code}`);
  return { urls, of: 'spellings of one product', status: 308 };
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

/** Pages with a facet or a query; what is narrowed is not listed by search engines. */
async function queries(shop: LoadedShop, paths: Paths, number: number): Promise<Crowd> {
  const urls = await queriedPages(shop, paths, number);
  const html = await (await fetch(shop.shell + urls[0])).text();
  const hidden = html.includes('<meta name="robots" content="noindex"');
  tell('a narrowed list for search engines', hidden ? 'noindex' : 'listed', 'noindex', hidden);
  return { urls, of: 'pages with a facet or a query', status: 200 };
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

/** What drives nothing out of the cache, however slow the machine. */
async function driveOut(number: number): Promise<void> {
  const shop = await startLoadedShop({ variables: { PAGES_KEPT: String(pagesKept) } });
  try {
    const paths = await readPaths(shop.api);
    const kept = [...paths.lists.slice(0, pagesKept - 20), ...paths.products.slice(0, 20)];
    await crowdBeside(shop, kept, spellings(paths, number));
    await crowdBeside(shop, kept, await queries(shop, paths, number));
  } finally {
    await shop.stop();
  }
}

async function crowdAtPace(): Promise<void> {
  const shop = await startLoadedShop();
  try {
    const paths = await readPaths(shop.api);
    await unknownProducts(shop, paths, 20);
    await crowdOfQueries(shop, paths, 20);
  } finally {
    await shop.stop();
  }
}

/** Asks in ways that should drive nothing out of the cache: more pages with a query than the shell keeps. */
export async function prove(): Promise<boolean> {
  await driveOut(600);
  await crowdAtPace();
  return results.every(Boolean);
}
