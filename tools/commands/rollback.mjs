import { runCommand } from '../setup/stop-with.mjs';
import { enableTypeScript } from '../setup/typescript.mjs';

/** Makes the version live again that was live before: `npm run rollback -- NAME`. */
await runCommand(async () => {
  await enableTypeScript();
  const { rollBack } = await import('../deploy/rollback-command.ts');
  await rollBack();
});
