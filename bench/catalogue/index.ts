import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { DatabaseVariables } from '../../scripts/setup/database.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { startTestPostgres } from '../../scripts/setup/postgres.mjs';
import { startApi } from '../api/database';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { fine, printTable } from '../report/table';
import type { Cleanup } from '../shop/cleanup';
import { temporaryFolder } from '../shop/temporary-folder';
import { writeCatalogue } from './articles';
import { measureCalls } from './calls';

const sizes = [600, 50_000] as const;

async function databases(cleanup: Cleanup) {
  const server = await startTestPostgres();
  cleanup.add(() => server.stop());
  const folder = () => temporaryFolder(cleanup);
  return [
    { name: 'PGlite', variables: { DATABASE_URL: '', DATA_DIR: folder() } },
    { name: 'PostgreSQL', variables: { DATABASE_URL: server.url, DATA_DIR: folder() } },
  ];
}

/** Runs the import as `catalogue:import` does; answers its seconds. */
function importCatalogue(file: string, variables: DatabaseVariables): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'api/dist/import.mjs'), file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SHOP_ENV: 'local', SHOP_ENVIRONMENT_FILE: '', ...variables },
  });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - begun) / 1000;
}

interface MeasuredCatalogue {
  /** Of the database. */
  readonly name: string;
  /** Articles. */
  readonly size: (typeof sizes)[number];
  readonly importSeconds: number;
  readonly processorUse: number;
  readonly calls: Awaited<ReturnType<typeof measureCalls>>;
}

/** The catalogue's calls with few and with many imported articles, on both databases. */
export async function measure({ quiet }: Options, cleanup: Cleanup) {
  const files = temporaryFolder(cleanup);
  const measured: MeasuredCatalogue[] = [];
  for (const { name, variables } of await databases(cleanup)) {
    for (const size of sizes) {
      const file = join(files, `${size}.csv`);
      writeCatalogue(file, size);
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
