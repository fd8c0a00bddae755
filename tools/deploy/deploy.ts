import { resolve } from 'node:path';
import { buildOf } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { canaryPercents } from 'shared-contracts/remotes/canary';
import { closedPages } from 'shared-contracts/remotes/shell-contract';
import { callerFolder } from '../workspace/paths.mjs';
import { SetupError } from '../workspace/run-command.mjs';
import { readBuild } from './build-folder';
import { openLocation, readArguments, type Target } from './location';
import { describeReleases, readState } from './releases';
import { rollOut } from './rollout';
import { describeVerdicts, misfitsOf, type RemoteInShop, type Shop } from './shop';
import { writeNewKey } from './signature';

const deployUsage =
  'npm run deploy -- mfe-NOM [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE] [--url ADRESSE] [--from DOSSIER] [--canary POURCENT | --now] [--for-other-shell] [--list] | --new-key FICHIER';

/** Builds a remote from its sources and resolves to the folder of the build. @throws {SetupError} */
export type BuildRemote = (name: string) => Promise<string>;

interface Options {
  /** Of the visitors; null: all of them in the end. */
  readonly percent: number | null;
  /** Without the steps on the way to all visitors. */
  readonly isNow: boolean;
  /** The build is for a shell beside the one that responds, which keeps its version. */
  readonly isForOtherShell: boolean;
}

/** Resolves to what the shop says of the remote, if it does. @throws {SetupError} if the build does not fit */
async function requireFit(manifest: RemoteManifest, shop: Shop | null): Promise<RemoteInShop | null> {
  const misfits = await misfitsOf(manifest, shop);
  const remote = misfits && shop ? await shop.remote(manifest.name) : null;
  const reasons = [...(misfits ?? []), ...(remote ? closedPages(manifest, remote.prefixes) : [])];
  if (reasons.length === 0) return remote;
  throw new SetupError(
    `${manifest.name} ne convient pas à ${shop?.origin} : ${reasons.join(' ; ')} : rien n'est envoyé.`,
  );
}

async function deployBuild(
  target: Target,
  { percent, isNow, isForOtherShell }: Options,
  folderOf: BuildRemote,
): Promise<void> {
  const { name, url, shop, ...location } = await openLocation(target);
  const build = readBuild(await folderOf(name), name);
  const remote = isForOtherShell ? null : await requireFit(build.manifest, shop);
  console.error(`${name} : envoi vers ${location.store.name}…`);
  const id = buildOf(build.manifest);
  const what = `${name} ${build.manifest.version} (${id})`;
  const judge = remote && shop;
  if (percent !== null) {
    await rollOut(build, { percents: [percent], minutes: 0, isForAll: false }, location, judge);
    console.log(`${what} est le canari, pour ${percent} % des visiteurs : ${url}`);
  } else {
    const { percents = [], minutes = 0 } = (!isNow && remote?.rollout) || {};
    if (remote && !isNow && percents.length === 0)
      console.error(`${name} : trop peu de visites pour un canari : à tous après les contrôles.`);
    const before = await rollOut(build, { percents, minutes, isForAll: true }, location, judge);
    const after = before ? ` ; avant : ${before.build}` : '';
    console.log(
      before?.build === id ? `${what} était déjà en ligne : ${url}` : `${what} est en ligne : ${url}${after}`,
    );
  }
  const verdicts = (await judge?.awaitVerdict(name, id)) ?? [];
  for (const line of describeVerdicts(verdicts)) console.error(`${name} : ${line}`);
  if (verdicts.some(({ state }) => state !== 'live')) process.exitCode = 1;
}

/** Parses a percentage. @throws {SetupError} if caches in front of the shop do not support it */
function percentOf(canary: string | undefined): number | null {
  if (canary === undefined) return null;
  const percent = Number(canary);
  if (canaryPercents.includes(percent)) return percent;
  throw new SetupError(`--canary ${canary} : choisissez parmi ${canaryPercents.join(', ')}.`);
}

/** Runs `npm run deploy`: deploys a build, lists releases or creates a key. @throws {SetupError} */
export async function deploy(buildRemote: BuildRemote): Promise<void> {
  const {
    list,
    from,
    canary,
    now: isNow = false,
    'new-key': keyFile,
    'for-other-shell': isForOtherShell = false,
    ...target
  } = readArguments(
    {
      from: { type: 'string' },
      canary: { type: 'string' },
      now: { type: 'boolean' },
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
    { percent: percentOf(canary), isNow, isForOtherShell },
    from === undefined ? buildRemote : async () => resolve(callerFolder, from),
  );
}
