import { enableTypeScript } from '../workspace/install.mjs';
import { runCommand } from '../workspace/run-command.mjs';

/** Versions of a remote: `npm run deploy`, `rollback`, `preview`, `prune` and `contract:check -- NAME`. */
await runCommand(async () => {
  await enableTypeScript();
  const { runProgram } = await import('../deploy/program.ts');
  const { buildRemote } = await import('../deploy/build-remote.ts');
  await runProgram(buildRemote);
});
