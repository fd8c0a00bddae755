import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup/paths.mjs';
import { print } from './report/print';

const report = join(root, 'tests/journeys/test-results/tour.json');

interface Spec {
  readonly title: string;
  readonly tests: readonly { readonly status: string; readonly results: readonly Attempt[] }[];
}

/** `duration`: ms. */
interface Attempt {
  readonly duration: number;
  readonly errors?: readonly { readonly message: string }[];
}

interface Suite {
  readonly title?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

const testsOf = ({ suites = [], specs = [], title = '' }: Suite): Spec[] => [
  ...specs.map((spec) => ({ ...spec, title: `${title}: ${spec.title}` })),
  ...suites.flatMap(testsOf),
];

/** Tours reading pages, cart and sign-in in WebKit 2.38, which is Safari 16.0. True when every step passed and none was skipped. */
export async function prove(): Promise<boolean> {
  rmSync(report, { force: true });
  const tour = spawn(process.execPath, [join(root, 'tests/journeys/tour/run.mjs'), 'old-webkit'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(tour, 'exit');
  const { suites, stats }: { suites: Suite[]; stats: Record<'expected' | 'unexpected' | 'skipped', number> } =
    JSON.parse(readFileSync(report, 'utf8'));
  for (const { title, tests } of testsOf({ suites })) {
    const [{ status, results } = { status: 'missing', results: [] }] = tests;
    const sign = status === 'expected' ? '✓' : status === 'skipped' ? '-' : '✗';
    print(`${sign} ${title} (${((results.at(-1)?.duration ?? 0) / 1000).toFixed(1)} s)`);
    for (const { message } of results.flatMap(({ errors = [] }) => errors))
      print(`    ${message.split('\n')[0]}`);
  }
  print(`${stats.expected} steps passed, ${stats.unexpected} failed, ${stats.skipped} not run`);
  return stats.expected > 0 && stats.unexpected + stats.skipped === 0;
}
