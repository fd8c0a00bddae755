import { join, resolve } from 'node:path';
import { remotes } from '../build-config/parts.mjs';
import { servedFolder } from '../build-config/served-folder.mjs';
import { readBuild } from './deploy/build-folder.mjs';
import { describeReleases } from './deploy/describe.mjs';
import { openPlace, readArguments } from './deploy/place.mjs';
import { buildOf } from './deploy/pointer.mjs';
import { publish } from './deploy/publish.mjs';
import { readState } from './deploy/releases.mjs';
import { writeNewKey } from './deploy/signature.mjs';
import { callerFolder } from './setup/caller-folder.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { runCommand, SetupError } from './setup/stop-with.mjs';

const usage =
  'npm run deploy -- mfe-NOM [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE] [--url ADRESSE] [--from DOSSIER] [--list] | --new-key FICHIER';

/** The folder of a build: the one that is named, else that of the workspace, built again when its sources have changed. */
async function buildFolder(name, from) {
  if (from !== undefined) return resolve(callerFolder, from);
  if (!remotes.some((remote) => remote.name === name))
    throw new SetupError(
      `${name} ne se construit pas ici : indiquez le dossier de sa construction par --from.`,
    );
  process.env.NODE_ENV = 'production';
  const { ensureBuilt } = await import('./setup/build.mjs');
  await ensureBuilt([name]);
  return join(root, name, servedFolder, 'browser');
}

async function deploy({ name, from, ...where }) {
  const { address, ...place } = await openPlace({ name, ...where });
  const build = readBuild(await buildFolder(name, from), name);
  console.error(`${name} : envoi vers ${place.store.name}…`);
  const before = await publish(build, place);
  const id = buildOf(build.manifest);
  const after = before ? ` ; avant : ${before.build}` : '';
  const { contract } = build.manifest;
  if (before && contract < before.manifest.contract) {
    console.log(
      `${name} ${build.manifest.version} (${id}) est en ligne pour le contrat ${contract} : ${address}`,
    );
    return;
  }
  console.log(
    before?.build === id
      ? `${name} ${build.manifest.version} (${id}) était déjà en ligne : ${address}`
      : `${name} ${build.manifest.version} (${id}) est en ligne : ${address}${after}`,
  );
}

// `npm run deploy -- NAME`: puts a build of a remote on its host, and makes it live.
await runCommand(async () => {
  ensureInstalled();
  const {
    list,
    'new-key': keyFile,
    ...options
  } = readArguments(
    { from: { type: 'string' }, list: { type: 'boolean' }, 'new-key': { type: 'string' } },
    usage,
  );
  if (keyFile !== undefined) {
    console.log(`"publicKey": "${writeNewKey(resolve(callerFolder, keyFile))}"`);
    return;
  }
  if (list) {
    const place = await openPlace(options);
    const state = await readState(options.name, place);
    console.log(describeReleases(options.name, state, await place.store.list()));
    return;
  }
  await deploy(options);
});
