import { setTimeout as pause } from 'node:timers/promises';
import { startShop } from '../../../tools/setup/testing/shop-on-free-ports';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { type Cleanup, temporaryFolder } from '../shop/cleanup';
import { startOtherShop } from '../shop/other-shop';
import { type Chosen, chooseFromCatalogue } from './catalogue';
import { type FollowedLink, followLink } from './follow-link';
import { serveLimit } from './limit-server';
import { loadPage, type PageLoad } from './load-page';
import { comparePairs, printPairs } from './pairs';
import { isFailed, type Outcome, untilDone } from './repeat';
import { printVerdicts } from './requirements';
import { printWeights } from './weights';

/** A page of the shop, or of what it is compared with, measured in each round. */
interface Target {
  readonly page: 'home' | 'list' | 'product' | 'navigation';
  readonly variant: 'shop' | 'other';
  readonly url: string;
  run(): Promise<PageLoad | FollowedLink>;
}

export type Result = Omit<Target, 'run'> & { readonly runs: readonly Outcome<PageLoad | FollowedLink>[] };

/** Selector of the link to the category's first article. */
const card = ({ productPath }: Chosen) => `section[aria-label="Produits"] a[href="${productPath}"]`;

function targetsOf(variant: Target['variant'], origin: string, chosen: Chosen, options: Options): Target[] {
  // The limit has no scripts and is not hydrated.
  const hydrates = variant === 'shop' || options.against !== '';
  const listUrl = `${origin}${chosen.listPath}`;
  const heading = chosen.designation;
  const load = (page: Target['page'], path: string, content: string): Target => {
    const url = `${origin}${path}`;
    return { page, variant, url, run: () => loadPage({ url, content, hydrates, strain: options }) };
  };
  return [
    load('home', '/', 'main h1'),
    load('list', chosen.listPath, card(chosen)),
    load('product', chosen.productPath, 'main h1'),
    {
      page: 'navigation',
      variant,
      url: listUrl,
      // In the limit a click loads a document; the shop prefetches while the pointer rests on the link.
      run: () =>
        followLink({ url: listUrl, content: card(chosen), heading, hover: hydrates, strain: options }),
    },
  ];
}

/** Requests a page before a run, so that the run gets it from the server's cache. */
async function warm(url: string): Promise<Headers> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return response.headers;
}

/** Waits for a rendered page: after a failure a shell waits before it renders a page again. */
async function untilRendered(url: string): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    if ((await warm(url)).get('cache-control')?.includes('s-maxage')) return;
    await pause(100);
  }
  const { rendering, remotes } = await (await fetch(new URL('/health', url))).json();
  throw new Error(`${url} is not rendered on the server: ${JSON.stringify({ rendering, remotes })}`);
}

/** Measures pages alternately with the same pages without scripts, or with those of another checkout. */
export async function measure(options: Options, cleanup: Cleanup) {
  const { against, only, runs } = options;
  // Both shops start with empty data, so that their APIs do the same work at their start.
  const shop = await startShop({ folder: temporaryFolder(cleanup), data: 'empty' });
  cleanup.add(() => shop.stop());
  const chosen = await chooseFromCatalogue(shop.apiUrl);
  await untilRendered(`${shop.url}${chosen.listPath}`);
  const other = against ? await startOtherShop(cleanup, against) : await serveLimit(shop.url, cleanup);
  await untilRendered(`${other}${chosen.listPath}`);
  const pairs = targetsOf('shop', shop.url, chosen, options).map((each, index) => [
    each,
    ...targetsOf('other', other, chosen, options).slice(index, index + 1),
  ]);
  const targets = pairs
    .flat()
    .filter(({ page }) => only === '' || page === only)
    .map((each) => ({ ...each, runs: [] as Outcome<PageLoad | FollowedLink>[] }));

  for (let round = 0; round < runs; round += 1) {
    // Every other round in reverse, since the first page of a pair was up to 10 % slower.
    for (const { page, variant, url, run, runs } of round % 2 === 0 ? targets : targets.toReversed()) {
      await untilQuiet();
      await warm(url);
      const name = `round ${round + 1}: ${page}, ${variant}`;
      const outcome = await untilDone(run, (reason) => console.error(`${name}: ${reason}`));
      runs.push(outcome);
      const time = 'lcp' in outcome ? outcome.lcp : 'time' in outcome ? outcome.time : Number.NaN;
      console.error(`${name}: ${isFailed(outcome) ? 'failed' : `${Math.round(time)} ms`}`);
    }
  }
  const results: Result[] = targets.map(({ run: _run, ...result }) => result);
  return { against, chosen, results, pairs: comparePairs(results) };
}

export function print({ against, results, pairs }: Awaited<ReturnType<typeof measure>>): void {
  printPairs(pairs, against ? 'before' : 'limit');
  printWeights(results);
  if (!against) printVerdicts(results, pairs);
}
