import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '../../scripts/setup/paths.mjs';
import { startTestPostgres } from '../../scripts/setup/postgres.mjs';
import { startApi } from '../api/database.mjs';
import { untilQuiet } from '../report/machine.mjs';
import { fine, printTable } from '../report/table.mjs';
import { temporaryFolder } from '../shop/temporary-folder.mjs';
import { writeCatalogue } from './articles.mjs';
import { measureCalls } from './calls.mjs';

const sizes = [600, 50_000];

async function databases(cleanup) {
  const server = await startTestPostgres();
  cleanup.add(() => server.stop());
  const folder = () => temporaryFolder(cleanup);
  return [
    { name: 'PGlite', variables: { DATABASE_URL: '', DATA_DIR: folder() } },
    { name: 'PostgreSQL', variables: { DATABASE_URL: server.url, DATA_DIR: folder() } },
  ];
}

/** Runs the import as `catalogue:import` does; answers its seconds. */
function importCatalogue(file, variables) {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'api/dist/import.mjs'), file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SHOP_ENV: 'local', SHOP_ENVIRONMENT_FILE: '', ...variables },
  });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - begun) / 1000;
}

/** The catalogue's calls with few and with many imported articles, on both databases. */
export async function measure({ quiet }, cleanup) {
  const files = temporaryFolder(cleanup);
  const measured = [];
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

/** @param {Awaited<ReturnType<typeof measure>>} report */
export function print({ measured }) {
  const names = [...new Set(measured.map(({ name }) => name))];
  const rows = names.flatMap((name) => {
    const [few, many] = sizes.map((size) =>
      measured.find((each) => each.name === name && each.size === size),
    );
    const calls = few.calls.map(({ call, median, p95 }, index) => {
      const large = many.calls[index];
      return [name, call, ...[median, p95, large.median, large.p95, large.median / median].map(fine)];
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
