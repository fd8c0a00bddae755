import { join } from 'node:path';
import { startApi } from '../api/servers';
import { sizes, writeModels } from '../catalogue/models';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { fine, printTable, whole } from '../report/table';
import { type Cleanup, temporaryFolder } from '../shop/cleanup';
import { emptyDatabases, importCatalogue } from '../shop/imported';
import { type Judged, judgeAll } from './answers';
import { type Kind, kinds, readHeldOut, readQueries } from './queries';
import { measureTimes } from './times';

interface MeasuredAnswers {
  /** Of the database. */
  readonly name: string;
  readonly judged: readonly Judged[];
}

type MeasuredTimes = Awaited<ReturnType<typeof measureTimes>> & {
  /** Of the database. */
  readonly name: string;
  /** Articles. */
  readonly size: number;
};

/** What buyers' queries find in the demo catalogue, and their time among few and many articles, on both databases. */
export async function measure({ quiet }: Options, cleanup: Cleanup) {
  const queries = readQueries();
  const files = temporaryFolder(cleanup);
  const answers: MeasuredAnswers[] = [];
  const times: MeasuredTimes[] = [];
  for (const { name, variables } of await emptyDatabases(cleanup)) {
    // It makes the demo catalogue and its synonyms, which the import below leaves as they are.
    const api = await startApi(variables);
    cleanup.add(api.stop);
    answers.push({ name, judged: await judgeAll(api.url, [...queries, ...readHeldOut()]) });
    await api.stop();
    console.error(`${name}: answers judged`);
    for (const size of sizes) {
      const file = join(files, `${size}.csv`);
      writeModels(file, size);
      importCatalogue(file, variables);
      await untilQuiet(quiet);
      times.push({ name, size, ...(await measureTimes(cleanup, variables, queries)) });
      console.error(`${name}, ${size} articles: measured`);
    }
  }
  return { answers, times };
}

function rowOf(label: string, line: string, judged: readonly Judged[]): string[] {
  const share = judged.filter(({ firstThree }) => firstThree).length / judged.length;
  const [first, firstThree, none, wrong] = (['first', 'firstThree', 'none', 'wrong'] as const).map(
    (property) => whole(judged.filter((each) => each[property]).length),
  );
  return [label, line, whole(judged.length), first, firstThree, `${whole(share * 100)} %`, none, wrong].map(
    String,
  );
}

function printAnswers({ name, judged }: MeasuredAnswers): void {
  const rows = (['odd', 'even', 'held out'] as const).flatMap((line) => {
    const ofLine = judged.filter((each) => each.line === line);
    const names = Object.keys(kinds) as Kind[];
    return [
      ...names.map((kind) =>
        rowOf(
          kinds[kind],
          line,
          ofLine.filter((each) => each.kind === kind),
        ),
      ),
      rowOf('all', line, ofLine),
    ];
  });
  printTable(
    `Search on ${name}: what 280 queries of buyers find in the demo catalogue`,
    ['kind', 'lines', 'queries', 'first', 'first three', 'share', 'zero-answers', 'wrong'],
    rows,
  );
}

export function print({ answers, times }: Awaited<ReturnType<typeof measure>>): void {
  answers.forEach(printAnswers);
  printTable(
    'Search: ms of the 240 queries beside the plain indexed query; p95 at most 1.50 times',
    ['database', 'articles', 'median', 'p95', 'indexed: median', 'p95', 'factor of p95'],
    times.map(({ name, size, search, indexed }) => [
      name,
      size.toLocaleString('en'),
      ...[search.median, search.p95, indexed.median, indexed.p95, search.p95 / indexed.p95].map(fine),
    ]),
  );
}
