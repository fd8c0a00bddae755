import { enableTypeScript } from '../workspace/install.mjs';
import { runCommand } from '../workspace/run-command.mjs';

/** `deploy-built.mjs NAME…`: deploys builds of remotes to the folders that `npm start` serves. */
await runCommand(async () => {
  await enableTypeScript({});
  const { deployBuilt } = await import('../deploy/deploy-built.ts');
  await deployBuilt(process.argv.slice(2));
});
