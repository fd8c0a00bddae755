import { scriptBudgets } from '../../journeys/shop/script-budgets';
import { median } from '../report/statistics';
import { fine, kB, ms, printTable, whole } from '../report/table';
import type { PageLoad } from './load-page';
import type { Result } from './measure-pages';
import type { Pair } from './pairs';
import { loadsOf } from './weights';

type Verdict = readonly [line: string, verdict: 'met' | 'NOT MET', measured: string, required: string];

const most = (line: string, value: number, limit: number, write: (value: number) => string): Verdict => [
  line,
  value <= limit ? 'met' : 'NOT MET',
  write(value),
  `≤ ${write(limit)}`,
];

const budgets: Readonly<Record<string, number>> = scriptBudgets;

/** Checks the requirements of a page against its loads and its pairs with the same page without scripts. */
export function judgeLoads(
  page: string,
  loads: readonly PageLoad[],
  pairs: readonly Pick<Pair, 'figure' | 'now' | 'before' | 'ratios'>[],
): Verdict[] {
  const pair = (figure: string) => pairs.find((each) => each.figure === figure);
  const ratio = (figure: string) => pair(figure)?.ratios[1] ?? Number.NaN;
  const middle = (of: (load: PageLoad) => number) => median(loads.map(of));
  const worst = (of: (load: PageLoad) => number) => Math.max(...loads.map(of));
  const blocking = pair('blocking');
  return [
    most(`${page}: FCP / limit`, ratio('FCP'), 1.1, fine),
    most(`${page}: LCP / limit`, ratio('LCP'), 1.1, fine),
    most(`${page}: blocking ms`, blocking?.now ?? 0, (blocking?.before ?? 0) + 60, ms),
    most(
      `${page}: header and cart hydrated, ms`,
      middle(({ shellHydrated }) => shellHydrated ?? Number.NaN),
      middle(({ lcp }) => lcp + 1000),
      ms,
    ),
    most(`${page}: scripts requested before the first paint`, worst(scriptsBeforePaint), 0, whole),
    most(
      `${page}: layout shift`,
      worst(({ cls }) => Number(cls.toFixed(3))),
      0,
      fine,
    ),
    most(
      `${page}: requests without images`,
      worst(({ otherRequests }) => otherRequests),
      8,
      whole,
    ),
    most(
      `${page}: JavaScript, kB`,
      middle(({ scriptBytes }) => scriptBytes),
      budgets[page] ?? Number.POSITIVE_INFINITY,
      kB,
    ),
  ];
}

const scriptsBeforePaint = ({ files, fcp }: PageLoad) =>
  files.filter(({ type, from }) => type === 'Script' && from < Math.floor(fcp)).length;

/** Prints the requirements of each loaded page and whether they are met. */
export function printVerdicts(results: readonly Result[], pairs: readonly Pair[]): void {
  const rows = results
    .filter(({ variant, page }) => variant === 'shop' && page !== 'navigation')
    .flatMap((result) =>
      judgeLoads(
        result.page,
        loadsOf(result),
        pairs.filter(({ page }) => page === result.page),
      ),
    );
  printTable('Requirements', ['requirement', 'verdict', 'measured', 'required'], rows);
}
