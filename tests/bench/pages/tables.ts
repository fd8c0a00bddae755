import { fine, kB, ms, printTable, whole } from '../report/table';
import { isFailed } from './repeat';
import type { JudgedPages, LoadFigures, LoadResult, WayResult } from './results';
import { type Variant, variants } from './variants';
import { verdictRow } from './verdicts';

const limitOf: Readonly<Partial<Record<LoadResult['variant'], Variant>>> = {
  shop: 'limit',
  client: 'limit',
  heavyShop: 'heavyLimit',
};

const nameOf = (variant: LoadResult['variant']) => (variant === 'before' ? variant : variants[variant]);

/** Reads medians; nothing where no run was good. */
const mediansOf = (figures: LoadFigures | undefined) => (name: keyof LoadFigures) => figures?.[name]?.median;

function printLoads(results: readonly LoadResult[]): void {
  const head = [
    'page',
    'variant',
    'runs',
    'FCP ms',
    'LCP ms',
    'min–max',
    '× limit',
    'content ms',
    'TBT ms',
    'longest task ms',
    'of scripts ms',
    'CLS',
    'hydrated ms',
  ];
  const rows = results.map(({ page, variant, goodRuns, runs, figures }) => {
    const limit = results.find((each) => each.page === page && each.variant === limitOf[variant])?.figures;
    const value = mediansOf(figures);
    return [
      page,
      nameOf(variant),
      `${goodRuns}/${runs.length}`,
      ms(value('fcp')),
      ms(value('lcp')),
      `${ms(figures?.lcp.min)}–${ms(figures?.lcp.max)}`,
      limit && figures ? fine(figures.lcp.median / limit.lcp.median) : '',
      ms(value('contentAt')),
      ms(value('blocking')),
      ms(value('longestTask')),
      ms(value('longestScriptTask')),
      figures ? figures.cls.max.toFixed(3) : '–',
      ms(value('hydrated')),
    ];
  });
  printTable('Loading: a phone on a slow line, new browser each time, medians', head, rows);
}

function printWeights(results: readonly LoadResult[]): void {
  const head = [
    'page',
    'variant',
    'kB',
    'HTML kB',
    'JS kB',
    'font kB',
    'pictures kB',
    'requests',
    'scripts',
    'waves',
    'pictures',
    'in view',
    'idle kB',
    'idle requests',
  ];
  const rows = results.map(({ page, variant, figures }) => {
    const value = mediansOf(figures);
    return [
      page,
      nameOf(variant),
      kB(value('bytes')),
      kB(value('documentBytes')),
      kB(value('scriptBytes')),
      kB(value('fontBytes')),
      kB(value('pictureBytes')),
      whole(value('requests')),
      whole(value('scripts')),
      whole(value('scriptWaves')),
      whole(value('pictures')),
      whole(value('picturesInView')),
      kB(value('idleBytes')),
      whole(value('idleRequests')),
    ];
  });
  printTable('Weight until 1.5 s of silence, as transferred; what is loaded when idle apart', head, rows);
}

/** What the shop asks for beside pictures, in its order. */
function printRequests(results: readonly LoadResult[]): void {
  const rows = results
    .filter(({ variant }) => variant === 'shop')
    .flatMap(({ page, runs }) =>
      (runs.findLast((run) => 'files' in run)?.files ?? [])
        .filter(({ type }) => type !== 'Image' && type !== 'Icon')
        .map(({ url, type, bytes, from, to }) => [
          page,
          type,
          new URL(url).pathname,
          kB(bytes),
          ms(from),
          ms(to),
        ]),
    );
  printTable(
    'Requests of the shop beside pictures, in its last run',
    ['page', 'type', 'path', 'kB', 'from ms', 'to ms'],
    rows,
    3,
  );
}

function printWays(results: readonly WayResult[]): void {
  const [, , limit] = results.map(({ figures }) => figures?.time?.median);
  const head = ['from a card to its product', 'ms', 'min–max', '× limit', 'requests', 'kB', 'Back: requests'];
  const rows = results.map(({ variant, figures }) => [
    variant,
    ms(figures?.time.median),
    `${ms(figures?.time.min)}–${ms(figures?.time.max)}`,
    figures && limit ? fine(figures.time.median / limit) : fine(undefined),
    whole(figures?.requests.median),
    kB(figures?.bytes.median),
    whole(figures?.backRequests.max),
  ]);
  printTable('Following a link, from the click to the first frame with the heading', head, rows, 1);
}

export function printPages({ chosen, results, verdicts }: JudgedPages): void {
  const { articles, category, categorySize, productPath } = chosen;
  console.log(
    `\nCatalogue of ${articles} articles; list of ${category} (${categorySize} articles); product ${productPath}`,
  );
  const ways = results.filter((each) => each.page === 'navigation');
  const loads = results.filter((each) => each.page !== 'navigation');
  if (loads.length > 0) {
    printLoads(loads);
    printWeights(loads);
    printRequests(loads);
  }
  if (ways.length > 0) printWays(ways);
  printTable('What is asked', ['line', 'verdict', 'measured', 'asked', 'ratio'], verdicts.map(verdictRow));
  for (const { page, variant, runs } of results) {
    for (const run of runs) {
      const { failures } = run;
      if (isFailed(run))
        console.log(`${page}, ${variant}: a run failed, tried ${failures.length} times: ${run.error}`);
      else for (const reason of failures) console.log(`${page}, ${variant}: a run was repeated: ${reason}`);
    }
  }
}
