import { resolve } from 'node:path';
import { buildOf } from 'server-kit/build-of';
import { canaryPercents } from 'shared-contracts/remotes/canary';
import { callerFolder } from '../workspace/paths.mjs';
import { SetupError } from '../workspace/run-command.mjs';
import { readBuild } from './build-folder';
import { openLocation, readArguments, type Target } from './location';
import { publish, publishCanary } from './publish';
import { describeReleases, readState } from './releases';
import { misfitsOf } from './shop';
import { writeNewKey } from './signature';

const deployUsage =
  'npm run deploy -- mfe-NOM [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE] [--url ADRESSE] [--from DOSSIER] [--canary POURCENT] [--for-other-shell] [--list] | --new-key FICHIER';

/** Builds a remote from its sources and resolves to the folder of the build. @throws {SetupError} */
export type BuildRemote = (name: string) => Promise<string>;

interface Options {
  /** Of the visitors. */
  readonly percent: number;
  /** The build is for a shell beside the one that responds, which keeps its version. */
  readonly isForOtherShell: boolean;
}

async function deployBuild(
  target: Target,
  { percent, isForOtherShell }: Options,
  folderOf: BuildRemote,
): Promise<void> {
  const { name, url, shop, ...location } = await openLocation(target);
  const build = readBuild(await folderOf(name), name);
  const reasons = isForOtherShell ? null : await misfitsOf(build.manifest, shop);
  if (reasons && reasons.length > 0)
    throw new SetupError(
      `${name} ne convient pas à ${shop?.origin} : ${reasons.join(' ; ')} : rien n'est envoyé.`,
    );
  console.error(`${name} : envoi vers ${location.store.name}…`);
  const id = buildOf(build.manifest);
  if (percent < 100) {
    await publishCanary(build, percent, location);
    if (reasons) await shop?.awaitVerdict(name, id);
    console.log(
      `${name} ${build.manifest.version} (${id}) est le canari, pour ${percent} % des visiteurs : ${url}`,
    );
    return;
  }
  const before = await publish(build, location);
  const after = before ? ` ; avant : ${before.build}` : '';
  if (reasons) await shop?.awaitVerdict(name, id);
  console.log(
    before?.build === id
      ? `${name} ${build.manifest.version} (${id}) était déjà en ligne : ${url}`
      : `${name} ${build.manifest.version} (${id}) est en ligne : ${url}${after}`,
  );
}

/** Parses a percentage, by default 100. @throws {SetupError} if caches in front of the shop do not support it */
function percentOf(canary = '100'): number {
  const percent = Number(canary);
  if (percent === 100 || canaryPercents.includes(percent)) return percent;
  throw new SetupError(`--canary ${canary} : choisissez parmi ${[...canaryPercents, 100].join(', ')}.`);
}

/** Runs `npm run deploy`: deploys a build, lists releases or creates a key. @throws {SetupError} */
export async function deploy(buildRemote: BuildRemote): Promise<void> {
  const {
    list,
    from,
    canary,
    'new-key': keyFile,
    'for-other-shell': isForOtherShell = false,
    ...target
  } = readArguments(
    {
      from: { type: 'string' },
      canary: { type: 'string' },
      list: { type: 'boolean' },
      'new-key': { type: 'string' },
      'for-other-shell': { type: 'boolean' },
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
    { percent: percentOf(canary), isForOtherShell },
    from === undefined ? buildRemote : async () => resolve(callerFolder, from),
  );
}
