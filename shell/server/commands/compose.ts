import { parseArgs } from 'node:util';
import { environmentFile } from 'shared-contracts/environment/load';
import { loadShellEnvironment } from '../deployment/environment-source';
import { gateBefore } from '../deployment/gate';
import { RemoteManifests } from '../deployment/remote-manifests';
import { readShellBuild } from '../pages/shell-build';
import { dist, folderOf, root, runCommand } from './run-command';
import { writeSite } from './static-site';

await runCommand('npm run compose -- --env NOM --out DOSSIER', async () => {
  const options = { env: { type: 'string' }, out: { type: 'string' } } as const;
  const { env, out } = parseArgs({ options }).values;
  if (!env || !out) throw new Error('--env et --out sont nécessaires');
  if (!/^[a-z][a-z0-9-]*$/.test(env))
    throw new Error(`--env ${env} : lettres minuscules, chiffres et tirets`);
  const folder = folderOf('--out', out);
  const environment = loadShellEnvironment(environmentFile({ SHOP_ENV: env }, root), process.env);
  const build = readShellBuild(dist);
  const admit = gateBefore(build.contract, null, () => environment);
  const manifests = new RemoteManifests({ environment: () => environment, admit });
  await manifests.refresh();
  for (const [name, { live, problem }] of Object.entries(manifests.status())) {
    if (problem) console.error(`${name} : ${problem}`);
    if (!live) console.error(`${name} : aucune version admise ; robots.txt ne dit rien de ses pages`);
  }
  writeSite({ build, environment, remotes: manifests.remotes(), out: folder });
  process.stdout.write(`Site statique de l'environnement ${environment.name} : ${folder}\n`);
});
