import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { type Options, type Part, readOptions } from './options';
import { describeMachine } from './report/machine';
import { Cleanup } from './shop/cleanup';

interface Measurement<Report> {
  measure(options: Options, cleanup: Cleanup): Promise<Report>;
  print(report: Report): void;
}

/** Measures, cleans up, then prints. */
async function run<Report>(
  { measure, print }: Measurement<Report>,
  options: Options,
  cleanup: Cleanup,
): Promise<Report> {
  const report = await measure(options, cleanup);
  await cleanup.run();
  print(report);
  return report;
}

type Run = (options: Options, cleanup: Cleanup) => Promise<unknown>;

const runs: Readonly<Record<Part, Run>> = {
  pages: async (...args) => run(await import('./pages/measure-pages'), ...args),
  lists: async (...args) => run(await import('./measure-lists'), ...args),
  api: async (...args) => run(await import('./measure-api'), ...args),
  starts: async (...args) => run(await import('./starts/measure-starts'), ...args),
};

/**
 * `npm run bench -- [PART] [OPTIONS]`: prints the results of all parts or of one, and writes the report with
 * every run.
 * @throws {SetupError}
 */
export async function bench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  await ensureBuilt();

  const cleanup = new Cleanup();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cleanup.run().then(() => process.exit(130)));
  const report: Record<string, unknown> = {
    date: new Date().toISOString(),
    machine: describeMachine(),
    options,
  };
  try {
    for (const part of options.parts) report[part] = await runs[part](options, cleanup);
  } finally {
    await cleanup.run();
  }
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, `${JSON.stringify(report, null, 1)}\n`);
  console.log(`\nReport with every run: ${relative(root, options.out)}`);
}
