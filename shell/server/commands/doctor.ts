import { parseArgs } from 'node:util';
import { printChecks } from 'server-kit/doctor-checks';
import { environmentFile } from 'server-kit/load-environment';
import { loadShellEnvironment } from '../deployment/environment-source';
import { apiChecks, askHealth, remoteChecks, shopChecks } from '../doctor/installation-checks';
import { readShellBuild } from '../pages/shell-build';
import { readSettings } from '../settings';
import { dist, root } from './folders';
import { runCommand } from './run-command';

// The part of `npm run doctor` that checks the shell's variables, and a shop from outside, by its environment file.
await runCommand('npm run doctor -- --env NOM', async () => {
  const { env } = parseArgs({ options: { env: { type: 'string' } }, strict: false }).values;
  const variables = typeof env === 'string' ? { ...process.env, SHOP_ENV: env } : process.env;
  const { statusKey } = readSettings(variables, root);
  const environment = loadShellEnvironment(environmentFile(variables, root), variables);
  const { contract } = readShellBuild(dist);
  const health = askHealth(environment.shop.url, statusKey);
  const remotes = Object.entries(environment.remotes);
  const checks = await Promise.all([
    ...remotes.map(([name, settings]) => remoteChecks(name, settings.url, health)),
    shopChecks(environment, contract, health),
    apiChecks(environment),
  ]);
  printChecks(checks.flat());
});
