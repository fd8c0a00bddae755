import { resolve } from 'node:path';
import { sharePercents } from 'shared-contracts/remotes/share';
import { callerFolder } from '../setup/paths.mjs';
import { SetupError } from '../setup/run-command.mjs';
import { readBuild } from './build-folder';
import { openLocation, readArguments, type Target } from './location';
import { buildOf, pointerFile } from './pointer';
import { publish, publishShare } from './publish';
import { describeReleases, readState } from './releases';
import { shopContracts } from './shop';
import { writeNewKey } from './signature';

const deployUsage =
  'npm run deploy -- mfe-NOM [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE] [--url ADRESSE] [--from DOSSIER] [--share POURCENT] [--list] | --new-key FICHIER';

/** Builds a remote from its sources and resolves to the folder of the build. @throws {SetupError} */
export type BuildRemote = (name: string) => Promise<string>;

async function deployBuild(target: Target, share: number, folderOf: BuildRemote): Promise<void> {
  const { name, url, shop, ...location } = await openLocation(target);
  const build = readBuild(await folderOf(name), name);
  const { contract } = build.manifest;
  const contracts = await shopContracts(shop);
  const isTaken = contracts?.includes(contract) ?? false;
  // The shop then continues with the version of its own contract.
  const isAhead = contracts?.every((each) => each < contract) && (await location.store.read(pointerFile));
  if (contracts && !isTaken && !isAhead)
    throw new SetupError(
      `${name} a le contrat ${contract}, ${shop?.origin} attend ${contracts.join(' ou ')} : rien n'est envoyé.`,
    );
  console.error(`${name} : envoi vers ${location.store.name}…`);
  const id = buildOf(build.manifest);
  if (share < 100) {
    await publishShare(build, share, location);
    if (isTaken) await shop?.awaitVerdict(name, id);
    console.log(
      `${name} ${build.manifest.version} (${id}) est à l'essai pour ${share} % des visiteurs : ${url}`,
    );
    return;
  }
  const before = await publish(build, location);
  const after = before ? ` ; avant : ${before.build}` : '';
  // A shop that also accepts a later contract has no verdict on an earlier one.
  const isSuperseded =
    before && contract < before.manifest.contract && contracts?.includes(before.manifest.contract);
  if (isTaken && !isSuperseded) await shop?.awaitVerdict(name, id);
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

/** Parses a share, by default 100. @throws {SetupError} if caches in front of the shop do not support it */
function percentOf(share = '100'): number {
  const percent = Number(share);
  if (percent === 100 || sharePercents.includes(percent)) return percent;
  throw new SetupError(`--share ${share} : choisissez parmi ${[...sharePercents, 100].join(', ')}.`);
}

/** Runs `npm run deploy`: deploys a build, lists releases or creates a key. @throws {SetupError} */
export async function deploy(buildRemote: BuildRemote): Promise<void> {
  const {
    list,
    from,
    share,
    'new-key': keyFile,
    ...target
  } = readArguments(
    {
      from: { type: 'string' },
      share: { type: 'string' },
      list: { type: 'boolean' },
      'new-key': { type: 'string' },
    },
    deployUsage,
  );
  if (keyFile !== undefined) {
    console.log(`"publicKey": "${writeNewKey(resolve(callerFolder, keyFile))}"`);
    return;
  }
  if (list) {
    const { name, ...location } = await openLocation(target);
    console.log(describeReleases(name, await readState(name, location), await location.store.list()));
    return;
  }
  await deployBuild(
    target,
    percentOf(share),
    from === undefined ? buildRemote : async () => resolve(callerFolder, from),
  );
}
