import type { RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../workspace/run-command.mjs';
import { openLocation, readArguments } from './location';
import { bytesOf, copyOf } from './pointer';
import { type Location, movePointer } from './publish';
import {
  previousRelease,
  type Release,
  readCopy,
  readRecordedState,
  recordVerdict,
  releaseOf,
} from './releases';
import { misfitsOf } from './shop';

/**
 * Ends the canary, or else restores the previous version or the given build. It signs nothing: a
 * signature would approve unverified files on the host.
 * @returns the build that was the canary or live, and the release and version that are live now
 * @throws {SetupError}
 */
export async function goBack(
  name: string,
  build: string | undefined,
  location: Location,
): Promise<{ readonly from: string; readonly to: Release; readonly manifest: RemoteManifest }> {
  const { store, host } = location;
  const state = await readRecordedState(name, location);
  if (!state.live) throw new SetupError(`${store.name} : ${name} n'y est pas déployé : changez --to.`);
  const { canary, ...live } = state.live.manifest;
  if (canary && canary.percent > 0 && (build ?? state.live.build) === state.live.build) {
    const isLive = (each: Release) => each.build === state.live?.build;
    const to = state.releases.findLast(isLive) ?? releaseOf(live, { built: null, since: new Date() });
    await movePointer({ manifest: live, built: null }, { store, host, state });
    return { from: canary.build, to, manifest: live };
  }
  const release = build
    ? state.releases.findLast((each) => each.build === build)
    : await previousRelease(name, state, location);
  if (!release)
    throw new SetupError(
      build
        ? `${name} : la construction ${build} n'a jamais été en ligne : choisissez parmi npm run deploy -- ${name} --list.`
        : `${name} : aucune version d'avant ${state.live.build} ne peut revenir : déployez-en une.`,
    );
  const manifest = await readCopy(name, release.build, location);
  if (!manifest)
    throw new SetupError(
      `${name} : ${copyOf(release.build)} manque (prune), ou n'a pas la signature demandée : choisissez --build.`,
    );
  // Written again, so that a concurrent prune sees what is about to be live.
  await store.write(copyOf(release.build), bytesOf(manifest));
  const built = release.built === null ? null : new Date(release.built);
  await movePointer({ manifest, built }, { store, host, state });
  return { from: state.live.build, to: release, manifest };
}

const rollbackUsage =
  'npm run rollback -- mfe-NOM [--build CONSTRUCTION] [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE] [--url ADRESSE]';

/** Runs `npm run rollback`. @throws {SetupError} */
export async function rollBack(): Promise<void> {
  const { build, ...target } = readArguments({ build: { type: 'string' } }, rollbackUsage);
  const { name, url, shop, ...location } = await openLocation(target);
  await recordVerdict(name, location, shop);
  const { from, to, manifest } = await goBack(name, build, location);
  const misfits = await misfitsOf(manifest, shop);
  // Only a shop that has the remote judges it.
  if (misfits?.length === 0 && (await shop?.remote(name))) await shop?.awaitVerdict(name, to.build);
  console.log(`${name} ${to.version} (${to.build}) est de nouveau en ligne : ${url} ; avant : ${from}`);
}
