import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { readArguments } from './arguments';
import { chooseChanged } from './changed';
import { coverageArguments, judgeCoverage } from './coverage';
import { runAll } from './run-all';
import { select } from './select';
import { suites } from './suites';
import { watch } from './watch';

const results = join(root, 'test-results');

/**
 * `npm test -- [WORDS] [OPTIONS] [-- ARGUMENTS OF THE TOOL]`: the suites and parts whose names contain one of the words.
 * @throws {SetupError}
 */
export async function test(args: readonly string[]): Promise<void> {
  const options = readArguments(args);
  if (options.watch) {
    process.exitCode = await watch(suites, options);
    return;
  }

  const named = select(suites, options.words);
  const { chosen, left } = options.changed
    ? chooseChanged(named, options.since)
    : { chosen: named, left: [] };
  const covered = chosen.filter(({ suite }) => !options.coverage || suite.covers);
  for (const folder of [results, join(root, 'e2e/test-results')])
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const summary = await runAll(covered, {
    cores: availableParallelism(),
    maxFailures: options.maxFailures,
    argumentsFor: (suite) => [
      // By itself jest leaves one core to somebody who waits at the machine: half of two.
      ...(suite.kind === 'jest' ? ['--maxWorkers=100%'] : []),
      ...(options.coverage ? coverageArguments(suite, results) : []),
      ...options.more,
    ],
  });
  writeFileSync(join(results, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  const isCovered = !options.coverage || judgeCoverage(covered, results);
  if (left.length > 0) console.log(`Left to the whole run: ${left.join(', ')}`);
  process.exitCode = summary.succeeded && isCovered ? 0 : 1;
}
