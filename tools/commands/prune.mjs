import { runCommand } from '../setup/stop-with.mjs';
import { enableTypeScript } from '../setup/typescript.mjs';

/** Takes away the files of versions that nobody needs any more: `npm run prune -- NAME --older 30d`. */
await runCommand(async () => {
  await enableTypeScript();
  const { prune } = await import('../deploy/prune-command.ts');
  await prune();
});
