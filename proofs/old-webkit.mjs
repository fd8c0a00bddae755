import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/setup/paths.mjs';

const print = (line) => process.stdout.write(`${line}\n`);
const report = join(root, 'e2e/test-results/tour.json');

const testsOf = ({ suites = [], specs = [], title }) => [
  ...specs.map((spec) => ({ ...spec, title: `${title}: ${spec.title}` })),
  ...suites.flatMap(testsOf),
];

/** Tours reading pages, cart and sign-in in WebKit 2.38, which is Safari 16.0. True when every step passed and none was skipped. */
export async function prove() {
  rmSync(report, { force: true });
  const tour = spawn(process.execPath, [join(root, 'e2e/tour/run.mjs'), 'old-webkit'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(tour, 'exit');
  const { suites, stats } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { title, tests } of testsOf({ suites })) {
    const [{ status, results }] = tests;
    const sign = { expected: '✓', skipped: '-' }[status] ?? '✗';
    print(`${sign} ${title} (${((results.at(-1)?.duration ?? 0) / 1000).toFixed(1)} s)`);
    for (const { message } of results.flatMap(({ errors = [] }) => errors))
      print(`    ${message.split('\n')[0]}`);
  }
  print(`${stats.expected} steps passed, ${stats.unexpected} failed, ${stats.skipped} not run`);
  return stats.expected > 0 && stats.unexpected + stats.skipped === 0;
}
