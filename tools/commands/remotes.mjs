import { enableTypeScript } from '../setup/install.mjs';
import { runCommand } from '../setup/stop-with.mjs';

/** `npm run deploy`, `rollback`, `prune` and `contract:check -- NAME`: versions of a remote on its host. */
await runCommand(async () => {
  await enableTypeScript();
  await import('../deploy/program.ts');
});
