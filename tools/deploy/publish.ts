import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOf } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../workspace/run-command.mjs';
import type { Build } from './build-folder';
import type { Host } from './host';
import { pooled } from './parallel-transfers';
import { bytesOf, copyOf, pointerFile } from './pointer';
import {
  type LivePointer,
  readRecordedState,
  record,
  releaseOf,
  type SignedStore,
  type State,
} from './releases';
import { signedForEnvironment } from './signature';
import type { Store } from './store';

/** Where a remote is deployed. */
export interface Location extends SignedStore {
  /** Null if the files are not served yet. */
  readonly host: Host | null;
}

/** A version with uploaded files; `manifest`: signed, `built`: see `Release`. */
export interface Version {
  readonly manifest: RemoteManifest;
  readonly built: Date | null;
}

/**
 * Moves the pointer to a version with uploaded files, once the host serves them all, and records the release.
 * @throws {SetupError} without a change if the pointer differs from `state`
 */
export async function movePointer(
  { manifest, built }: Version,
  { store, host, state }: Pick<Location, 'store' | 'host'> & { readonly state: State },
): Promise<void> {
  const content = bytesOf(manifest);
  await host?.check(manifest, store);
  if (state.live?.content.equals(content)) return;
  if (!(await store.swap(pointerFile, content, state.live?.version ?? null)))
    throw new SetupError(
      `${store.name} : ${pointerFile} a changé pendant ce temps (autre déploiement ?) : rien n'est changé, relancez.`,
    );
  if (state.live?.build !== buildOf(manifest))
    await record(store, releaseOf(manifest, { built, since: new Date() }));
  await host?.checkPointer(content);
}

/** Uploads all files of a build and the copy of its pointer, to which nothing refers yet. */
async function upload({ folder, manifest, files }: Build, pointer: RemoteManifest, store: Store) {
  // First, so that a concurrent prune sees what is about to be live.
  await store.write(copyOf(buildOf(manifest)), bytesOf(pointer));
  const there = await store.list();
  await pooled(
    files.filter((file) => !there.has(file)),
    (file) => store.create(file, readFileSync(join(folder, file))),
  );
}

/** Deploys a build for a percentage of the visitors, beside the live version. @throws {SetupError} */
export async function publishCanary(build: Build, percent: number, location: Location): Promise<void> {
  const { store, host, keys } = location;
  const { manifest } = build;
  const pointer = await signedForEnvironment(manifest, keys);
  const state = await readRecordedState(manifest.name, { store, keys });
  const { live } = state;
  if (!live)
    throw new SetupError(
      `${store.name} : aucune version de ${manifest.name} n'est en ligne : déployez sans --canary.`,
    );
  const canary = { percent, build: buildOf(manifest) };
  if (live.manifest.canary?.build !== canary.build) {
    await upload(build, pointer, store);
    await host?.check(pointer, store);
  }
  await movePointer({ manifest: { ...live.manifest, canary }, built: null }, { store, host, state });
}

/**
 * Deploys a build: all files, then the pointer, which ends a canary. An error before that changes nothing for
 * visitors.
 * @returns the previously live version, or null
 */
export async function publish(build: Build, { store, host, keys }: Location): Promise<LivePointer | null> {
  const { manifest, built } = build;
  const pointer = await signedForEnvironment(manifest, keys);
  const state = await readRecordedState(manifest.name, { store, keys });
  await upload(build, pointer, store);
  await movePointer({ manifest: pointer, built }, { store, host, state });
  return state.live;
}
