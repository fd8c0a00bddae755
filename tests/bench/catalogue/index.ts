import { join } from 'node:path';
import { startApi } from '../api/servers';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { fine, printTable } from '../report/table';
import { type Cleanup, temporaryFolder } from '../shop/cleanup';
import { emptyDatabases, importCatalogue } from '../shop/imported';
import { measureCalls } from './calls';
import { sizes, writeModels } from './models';

interface MeasuredCatalogue {
  /** Of the database. */
  readonly name: string;
  /** Articles. */
  readonly size: number;
  readonly importSeconds: number;
  readonly processorUse: number;
  readonly calls: Awaited<ReturnType<typeof measureCalls>>;
}

/** The catalogue's calls with few and with many imported articles, on both databases. */
export async function measure({ quiet }: Options, cleanup: Cleanup) {
  const files = temporaryFolder(cleanup);
  const measured: MeasuredCatalogue[] = [];
  for (const { name, variables } of await emptyDatabases(cleanup)) {
    for (const size of sizes) {
      const file = join(files, `${size}.csv`);
      writeModels(file, size);
      const importSeconds = importCatalogue(file, variables);
      const api = await startApi(variables);
      cleanup.add(api.stop);
      const processorUse = await untilQuiet(quiet);
      measured.push({ name, size, importSeconds, processorUse, calls: await measureCalls(api.url) });
      await api.stop();
      console.error(`${name}, ${size} articles: measured`);
    }
  }
  return { measured };
}

export function print({ measured }: Awaited<ReturnType<typeof measure>>): void {
  const names = [...new Set(measured.map(({ name }) => name))];
  const rows = names.flatMap((name) => {
    const [few, many] = sizes.map((size) =>
      measured.find((each) => each.name === name && each.size === size),
    );
    if (!few || !many) return [];
    const calls = few.calls.map(({ call, median, p95 }, index) => {
      const { median: largeMedian = Number.NaN, p95: largeP95 } = many.calls[index] ?? {};
      return [name, call, ...[median, p95, largeMedian, largeP95, largeMedian / median].map(fine)];
    });
    return [
      ...calls,
      [name, 'import, seconds', fine(few.importSeconds), '', fine(many.importSeconds), '', ''],
    ];
  });
  const [few, many] = sizes.map((size) => size.toLocaleString('en'));
  printTable(
    `Catalogue: ms of a call, with ${few} and with ${many} imported articles`,
    ['database', 'call', `${few}: median`, 'p95', `${many}: median`, 'p95', 'factor'],
    rows,
  );
}
