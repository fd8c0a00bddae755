import { startShop } from '../../../tools/commands/shop/start-shop';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { summary } from '../report/statistics';
import type { Cleanup } from '../shop/cleanup';
import { startOtherShop } from '../shop/other-shops';
import { temporaryFolder } from '../shop/temporary-folder';
import { throttling } from './browser';
import { type Chosen, chooseFromCatalogue } from './catalogue';
import { followLink, hoverTime } from './follow-link';
import { loadPage } from './load-page';
import { comparePairs, printPairs } from './pairs';
import { type Done, isFailed, type Outcome, untilDone } from './repeat';
import type { LoadResult, PagesReport, RunTime, WayResult } from './results';
import { printPages } from './tables';
import { startVariants, unscripted, untilRendered } from './variants';
import { judge } from './verdicts';

/** Where the same page is served, by variant. */
type Places = Readonly<Partial<Record<LoadResult['variant'], string>>>;

/** One page in one variant, measured in each round. */
interface Target<Result> {
  readonly page: string;
  readonly url: string;
  measure(round: number, quiet: number): Promise<void>;
  result(): Result;
}

interface Subject<Page, Variant, Run> {
  readonly page: Page;
  readonly variant: Variant;
  readonly url: string;
  /** One run. */
  run(round: number): Promise<Run>;
  /** What the terminal shows of it, in ms. */
  time(run: Run): number;
}

function target<Page extends string, Variant extends string, Run extends object>({
  page,
  variant,
  url,
  run,
  time,
}: Subject<Page, Variant, Run>) {
  const runs: (Outcome<Run> & RunTime)[] = [];
  return {
    page,
    url,
    async measure(round: number, quiet: number) {
      const processorUse = await untilQuiet(quiet);
      const name = `round ${round + 1}: ${page}, ${variant}`;
      const outcome = await untilDone(
        async () => {
          await warm(url);
          return run(round);
        },
        (reason) => console.error(`${name}: failed (${reason})`),
      );
      runs.push({ ...outcome, processorUse });
      console.error(`${name}: ${isFailed(outcome) ? outcome.error : `${Math.round(time(outcome))} ms`}`);
    },
    result() {
      const good = runs.filter((each): each is Done<Run> & RunTime => !isFailed(each));
      const figures = good.length > 0 && { figures: summary(good) };
      return { page, variant, url, goodRuns: good.length, ...figures, runs };
    },
  };
}

/** The link to the category's first article, on its list. */
const card = ({ productPath }: Chosen) => `section[aria-label="Produits"] a[href="${productPath}"]`;

/** Every page in every variant; `content` is visible once the page shows what it is for. */
function loads(places: Places, chosen: Chosen): Target<LoadResult>[] {
  const pages = [
    { page: 'home', path: '/', content: 'main h1' },
    { page: 'list', path: chosen.listPath, content: card(chosen) },
    { page: 'product', path: chosen.productPath, content: 'main h1' },
  ] as const;
  return pages.flatMap(({ page, path, content }) =>
    (Object.keys(places) as (keyof Places)[]).map((variant) => {
      const url = `${places[variant]}${path}`;
      return target({
        page,
        variant,
        url,
        run: (round) =>
          loadPage({
            url,
            content,
            scripted: !unscripted.has(variant),
            idle: round === 0 && variant === 'shop',
          }),
        time: ({ lcp }) => lcp,
      });
    }),
  );
}

/** The way from a card to its product, in the shop and in the saved document, or in two builds. */
function ways({ shop = '', limit = '', before }: Places, chosen: Chosen): Target<WayResult>[] {
  const way = (variant: string, origin: string, hover: boolean) => {
    const url = `${origin}${chosen.listPath}`;
    return target({
      page: 'navigation' as const,
      variant,
      url,
      run: () => followLink({ url, content: card(chosen), heading: chosen.designation, hover }),
      time: ({ time }) => time,
    });
  };
  // What the line brings is here before the click: the rest is what the two builds do.
  if (before) return [way('shop', shop, true), way('before', before, true)];
  return [
    way('shop', shop, false),
    way(`shop, ${hoverTime} ms of hover`, shop, true),
    way('limit (new document)', limit, false),
  ];
}

/** One answer ahead of a run, so that every variant is given from its server's cache. */
async function warm(url: string): Promise<void> {
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
}

/** Loads of pages and ways between them, in the shop and beside it. */
export async function measure(options: Options, cleanup: Cleanup): Promise<PagesReport> {
  // Empty, as that of another checkout is: what the APIs do at their start stays the same.
  const shop = await startShop({ folder: temporaryFolder(cleanup), data: 'empty' });
  cleanup.add(() => shop.stop());
  const chosen = await chooseFromCatalogue(shop.apiUrl);
  const places: Places = options.against
    ? { shop: shop.url, before: await startOtherShop(cleanup, options.against) }
    : await startVariants(shop, cleanup);
  const targets = [...loads(places, chosen), ...ways(places, chosen)].filter(
    ({ page }) => options.only === '' || page === options.only,
  );
  for (const shell of [places.shop, places.heavyShop ?? places.before])
    await untilRendered(`${shell}${chosen.listPath}`);
  for (const { url } of targets) await warm(url);

  // Round by round, so that whatever else the machine does meets every variant alike; every other round in reverse, since
  // the first of a round came out up to a tenth slower.
  for (let round = 0; round < options.runs; round += 1) {
    const inTurn = round % 2 === 0 ? targets : targets.toReversed();
    for (const each of inTurn) await each.measure(round, options.quiet);
  }
  const results = targets.map((each) => each.result());
  if (options.against) return { throttling, chosen, results, pairs: comparePairs(results) };
  return { throttling, chosen, results, verdicts: judge(results) };
}

export function print(report: PagesReport): void {
  if ('pairs' in report) printPairs(report.pairs);
  else printPages(report);
}
