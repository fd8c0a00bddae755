import { parseArgs } from 'node:util';
import { enableTypeScript } from '../setup/install.mjs';
import { runCommand, SetupError } from '../setup/run-command.mjs';

/** `npm test -- [WORDS] [--changed [--since REVISION]] [-- TOOL ARGUMENTS]`; also `npm run test:wide`. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const { values, positionals } = readArguments(args.slice(0, end));
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

/** @param {string[]} args @throws {SetupError} for an unknown option */
function readArguments(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        wide: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        since: { type: 'string', default: 'HEAD' },
      },
    });
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split(/\n|\. /);
    throw new SetupError(`${reason} ; options de npm test : --changed [--since REVISION].`);
  }
}
