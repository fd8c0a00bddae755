import { join, resolve } from 'node:path';
import { remotes } from '../build/processes.mjs';
import { servedFolder } from '../build/served-folder.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { callerFolder } from '../setup/caller-folder.mjs';
import { root } from '../setup/paths.mjs';
import { SetupError } from '../setup/stop-with.mjs';
import { readBuild } from './build-folder';
import { describeReleases } from './describe';
import { type NamedPlace, openPlace, readArguments } from './place';
import { buildOf } from './pointer';
import { publish } from './publish';
import { readState } from './releases';
import { writeNewKey } from './signature';

const usage =
  'npm run deploy -- mfe-NOM [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE] [--url ADRESSE] [--from DOSSIER] [--list] | --new-key FICHIER';

/** The folder of a build: the one that is named, else that of the workspace, built again when its sources have changed. */
async function buildFolder(name: string, from: string | undefined): Promise<string> {
  if (from !== undefined) return resolve(callerFolder, from);
  if (!remotes.some((remote) => remote.name === name))
    throw new SetupError(
      `${name} ne se construit pas ici : indiquez le dossier de sa construction par --from.`,
    );
  process.env.NODE_ENV = 'production';
  await ensureBuilt([name]);
  return join(root, name, servedFolder, 'browser');
}

async function deployBuild(named: NamedPlace, from: string | undefined): Promise<void> {
  const { name, url, ...place } = await openPlace(named);
  const build = readBuild(await buildFolder(name, from), name);
  console.error(`${name} : envoi vers ${place.store.name}…`);
  const before = await publish(build, place);
  const id = buildOf(build.manifest);
  const after = before ? ` ; avant : ${before.build}` : '';
  const { contract } = build.manifest;
  if (before && contract < before.manifest.contract) {
    console.log(
      `${name} ${build.manifest.version} (${id}) est en ligne pour le contrat ${contract} : ${url}`,
    );
    return;
  }
  console.log(
    before?.build === id
      ? `${name} ${build.manifest.version} (${id}) était déjà en ligne : ${url}`
      : `${name} ${build.manifest.version} (${id}) est en ligne : ${url}${after}`,
  );
}

/** Deploys a build, lists what was deployed, or makes a key, as the arguments of `npm run deploy` ask. @throws {SetupError} */
export async function deploy(): Promise<void> {
  const {
    list,
    from,
    'new-key': keyFile,
    ...named
  } = readArguments(
    { from: { type: 'string' }, list: { type: 'boolean' }, 'new-key': { type: 'string' } },
    usage,
  );
  if (keyFile !== undefined) {
    console.log(`"publicKey": "${writeNewKey(resolve(callerFolder, keyFile))}"`);
    return;
  }
  if (list) {
    const { name, ...place } = await openPlace(named);
    console.log(describeReleases(name, await readState(name, place), await place.store.list()));
    return;
  }
  await deployBuild(named, from);
}
