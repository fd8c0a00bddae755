import { enableTypeScript } from '../setup/install.mjs';
import { runCommand } from '../setup/stop-with.mjs';

/** `npm run deploy`, `rollback` and `prune -- NAME`: versions of a remote on its host. */
await runCommand(async () => {
  await enableTypeScript();
  const { deploy, rollBack, prune } = await import('../deploy/commands.ts');
  const [command] = process.argv.splice(2, 1);
  if (command === 'deploy') await deploy();
  else if (command === 'rollback') await rollBack();
  else await prune();
});
