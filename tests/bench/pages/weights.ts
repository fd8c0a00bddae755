import { median } from '../report/statistics';
import { kB, printTable, whole } from '../report/table';
import type { PageLoad } from './load-page';
import type { Result } from './measure-pages';

export const loadsOf = ({ runs }: Result): PageLoad[] => runs.filter((run) => 'files' in run);

export function printWeights(results: readonly Result[]): void {
  const loads = results.filter((result) => loadsOf(result).length > 0);
  const columns = ['documentBytes', 'scriptBytes', 'fontBytes', 'pictureBytes'] as const;
  const counts = ['requests', 'scripts', 'pictures', 'picturesInReach', 'elements'] as const;
  printTable(
    'Transferred until 1.5 s without a request',
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
}
