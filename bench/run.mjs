import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { ensureInstalled } from '../scripts/setup/install.mjs';
import { root } from '../scripts/setup/paths.mjs';
import { runCommand } from '../scripts/setup/stop-with.mjs';
import { readOptions } from './options.mjs';

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  ensureInstalled();
  const { ensureBuilt } = await import('../scripts/setup/build.mjs');
  const { describeMachine } = await import('./report/machine.mjs');
  const { Cleanup } = await import('./shop/cleanup.mjs');
  await ensureBuilt();

  const cleanup = new Cleanup();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cleanup.run().then(() => process.exit(130)));
  const report = { date: new Date().toISOString(), machine: describeMachine(), options };
  try {
    for (const part of options.parts) {
      const { measure, print } = await import(`./${part}/index.mjs`);
      report[part] = await measure(options, cleanup);
      await cleanup.run();
      print(report[part]);
    }
  } finally {
    await cleanup.run();
  }
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, `${JSON.stringify(report, null, 1)}\n`);
  console.log(`\nAll figures, with every run: ${relative(root, options.out)}`);
});
