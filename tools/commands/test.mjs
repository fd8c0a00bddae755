import { parseArgs } from 'node:util';
import { enableTypeScript } from '../workspace/install.mjs';
import { runCommand } from '../workspace/run-command.mjs';

/** `npm test -- [WORDS] [--changed [--since REVISION]] [-- TOOL ARGUMENTS]`; also `npm run test:wide`. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const { values, positionals } = parseArgs({
    args: args.slice(0, end),
    allowPositionals: true,
    options: {
      wide: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      since: { type: 'string', default: 'HEAD' },
    },
  });
  await enableTypeScript();
  const { suites } = await import('./test/suites.ts');
  const { changedFiles, choose, narrow } = await import('./test/choose.ts');
  const { runAll } = await import('./test/run.ts');
  const chosen = choose(
    suites.filter(({ wide = false }) => wide === values.wide),
    positionals,
  );
  const choices = values.changed ? narrow(chosen, changedFiles(values.since)) : chosen;
  process.exitCode = (await runAll(choices, args.slice(end + 1))) ? 0 : 1;
});
