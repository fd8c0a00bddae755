import { parseArgs } from 'node:util';
import { environmentFile } from 'server-kit/load-environment';
import { loadShellEnvironment } from '../deployment/environment-source';
import { gateOf } from '../deployment/gate';
import { fetchVersions } from '../deployment/remote-files';
import { pointerPath } from '../deployment/version-set';
import { readShellBuild } from '../pages/shell-build';
import { dist, folderOf, root } from './folders';
import { runCommand } from './run-command';
import { writeSite } from './static-site';

await runCommand('npm run compose -- --env NOM --out DOSSIER', async () => {
  const options = { env: { type: 'string' }, out: { type: 'string' } } as const;
  const { env, out } = parseArgs({ options }).values;
  if (!env || !out) throw new Error('--env et --out sont nécessaires');
  const folder = folderOf('--out', out);
  const environment = loadShellEnvironment(environmentFile({ SHOP_ENV: env }, root), process.env);
  // No signatures are required: browsers will not check them either.
  for (const settings of Object.values(environment.remotes)) delete settings.publicKey;
  const build = readShellBuild(dist);
  const admit = gateOf(build.contract, () => environment);
  const known = Object.entries(environment.remotes).map(async ([name, settings]) => {
    const { url } = settings;
    const accepted = fetchVersions({ name, url, shell: build.contract }).then(async ({ fitting }) => {
      await admit(name, url, fitting);
      return fitting;
    });
    const manifest = await accepted.catch(({ message }: Error) => {
      console.error(`${name} : ${message} ; robots.txt ne dit rien de ses pages`);
      return null;
    });
    return [name, { ...settings, pointer: pointerPath(name), manifest }] as const;
  });
  const remotes = Object.fromEntries(await Promise.all(known));
  writeSite({ build, environment, remotes, out: folder });
  process.stdout.write(`Site statique de l'environnement ${environment.name} : ${folder}\n`);
});
