import { median } from '../report/statistics';
import { kB, ms, printTable, whole } from '../report/table';
import type { Result } from './index';
import type { PageLoad } from './load-page';

/** Loads that did not fail. */
export const loadsOf = ({ runs }: Result): PageLoad[] => runs.filter((run) => 'files' in run);

/** What each page transfers, and every request of the shop beside pictures in its order. */
export function printWeights(results: readonly Result[]): void {
  const loads = results.filter((result) => loadsOf(result).length > 0);
  const columns = ['documentBytes', 'scriptBytes', 'fontBytes', 'pictureBytes'] as const;
  const counts = ['requests', 'scripts', 'scriptWaves', 'pictures', 'picturesInReach', 'elements'] as const;
  printTable(
    'Weight until 1.5 s of silence, as transferred',
    ['page', 'variant', 'HTML kB', 'JS kB', 'font kB', 'pictures kB', ...counts],
    loads.map((result) => {
      const value = (name: (typeof columns | typeof counts)[number]) =>
        median(loadsOf(result).map((load) => load[name]));
      return [
        result.page,
        result.variant,
        ...columns.map((name) => kB(value(name))),
        ...counts.map((name) => whole(value(name))),
      ];
    }),
  );
  const shop = loads.filter(({ variant }) => variant === 'shop');
  printTable(
    'Requests of the shop beside pictures, in its last run',
    ['page', 'type', 'path', 'kB', 'from ms', 'to ms'],
    shop.flatMap((result) =>
      (loadsOf(result).at(-1)?.files ?? [])
        .filter(({ type }) => type !== 'Image' && type !== 'Icon')
        .map(({ url, type, bytes, from, to }) => [
          result.page,
          type,
          new URL(url).pathname,
          kB(bytes),
          ms(from),
          ms(to),
        ]),
    ),
    3,
  );
}
