import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { ensureBuilt } from '../../tools/workspace/ensure-built.mjs';
import { root } from '../../tools/workspace/paths.mjs';
import { Cleanup } from './cleanup';
import { type Options, type Part, readOptions } from './options';
import { describeMachine } from './report/machine';

/** Measures a part and prints its tables. @returns its figures for the report */
type Measure = (options: Options, cleanup: Cleanup) => Promise<unknown>;

const parts: Readonly<Record<Part, () => Promise<{ measure: Measure }>>> = {
  pages: () => import('./pages/measure-pages'),
  interactions: () => import('./pages/measure-interactions'),
  load: () => import('./load/measure-load'),
  sale: () => import('./sale/measure-sale'),
  starts: () => import('./measure-starts'),
  growth: () => import('./growth/measure-growth'),
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
  const report: Record<string, unknown> = { machine: describeMachine(), options };
  try {
    for (const part of options.parts) {
      const { measure } = await parts[part]();
      report[part] = await measure(options, cleanup);
      await cleanup.run();
    }
  } finally {
    await cleanup.run();
  }
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, `${JSON.stringify(report, null, 1)}\n`);
  console.log(`\nReport with every run: ${relative(root, options.out)}`);
}
