import { parseArgs } from 'node:util';
import { environmentFile } from 'shared-contracts/environment/load';
import { printChecks } from 'shared-contracts/server/doctor-checks';
import { loadShellEnvironment } from '../deployment/environment-source';
import { apiChecks, remoteChecks, shopChecks } from '../doctor/installation-checks';
import { readShellBuild } from '../pages/shell-build';
import { readSettings } from '../settings';
import { dist, root, runCommand } from './run-command';

// The part of `npm run doctor` that checks the shell's variables, and a shop from outside, by its environment file.
await runCommand('npm run doctor -- --env NOM', async () => {
  const { env } = parseArgs({ options: { env: { type: 'string' } }, strict: false }).values;
  const variables = typeof env === 'string' ? { ...process.env, SHOP_ENV: env } : process.env;
  readSettings(variables, root);
  const environment = loadShellEnvironment(environmentFile(variables, root), variables);
  const { contract } = readShellBuild(dist);
  const { origin } = new URL(environment.shop.url);
  const remotes = Object.entries(environment.remotes);
  const checks = await Promise.all([
    ...remotes.map(([name, settings]) => remoteChecks(name, settings, contract, origin)),
    shopChecks(environment, contract),
    apiChecks(environment),
  ]);
  printChecks(checks.flat());
});
