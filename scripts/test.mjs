import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { runCommand } from './setup/stop-with.mjs';
import { readArguments } from './test/arguments.mjs';

const results = join(root, 'test-results');

// `npm test -- [WORDS] [OPTIONS] [-- ARGUMENTS OF THE TOOL]`: the suites and parts whose names contain one of the words.
await runCommand(async () => {
  const options = readArguments(process.argv.slice(2));
  ensureInstalled();
  const { suites } = await import('./test/suites.mjs');
  if (options.watch) {
    const { watch } = await import('./test/watch.mjs');
    process.exitCode = await watch(suites, options);
    return;
  }

  const { chooseChanged } = await import('./test/changed.mjs');
  const { coverageArguments, judgeCoverage } = await import('./test/coverage.mjs');
  const { runAll } = await import('./test/run-all.mjs');
  const { select } = await import('./test/select.mjs');
  const named = select(suites, options.words);
  const chosen = options.changed ? chooseChanged(named, options.since) : named;
  const covered = chosen.filter(({ suite }) => !options.coverage || suite.covers);
  for (const folder of [results, join(root, 'e2e/test-results')])
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const summary = await runAll(covered, {
    cores: availableParallelism(),
    maxFailures: options.maxFailures,
    argumentsFor: (suite) => [
      ...(options.coverage ? coverageArguments(suite, results) : []),
      ...options.more,
    ],
  });
  writeFileSync(join(results, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  const isCovered = !options.coverage || judgeCoverage(covered, results);
  process.exitCode = summary.succeeded && isCovered ? 0 : 1;
});
