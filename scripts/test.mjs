import { runCommand } from './setup/stop-with.mjs';
import { enableTypeScript } from './setup/typescript.mjs';

/** Runs the tests: `npm test -- [WORDS] [OPTIONS] [-- ARGUMENTS OF THE TOOL]`. */
await runCommand(async () => {
  await enableTypeScript();
  const { test } = await import('./test/test-command.ts');
  await test(process.argv.slice(2));
});
