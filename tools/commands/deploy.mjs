import { runCommand } from '../setup/stop-with.mjs';
import { enableTypeScript } from '../setup/typescript.mjs';

/** Puts a build of a remote on its host and makes it live: `npm run deploy -- NAME`. */
await runCommand(async () => {
  await enableTypeScript();
  const { deploy } = await import('../deploy/deploy-command.ts');
  await deploy();
});
