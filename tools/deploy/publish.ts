import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { earlierPointer } from '../build/contract.mjs';
import { SetupError } from '../setup/run-command.mjs';
import type { Build } from './build-folder';
import type { Host } from './host';
import { pooled } from './parallel-transfers';
import { buildOf, copyOf, pointerFile, textOf, toolsCopyOf } from './pointer';
import { type LivePointer, readRecordedState, record, releaseOf, type State } from './releases';
import { type Keys, signedForEnvironment } from './signature';
import type { Store } from './store';

/** Target of a deployment. */
export interface Location {
  readonly store: Store;
  /** Null if the files are not served yet. */
  readonly host: Host | null;
  readonly keys: Keys;
}

/** A version with uploaded files; `manifest`: signed, `built`: see `Release`. */
export interface Version {
  readonly manifest: RemoteManifest;
  readonly built: Date | null;
}

const movedMeanwhile = (store: Store, file: string) =>
  new SetupError(
    `${store.name} : ${file} a changé pendant ce temps (autre déploiement ?) : rien n'est changé, relancez.`,
  );

/**
 * Moves the pointer to a version with uploaded files, once the host serves them all, and records the release.
 * @throws {SetupError} without a change if the pointer differs from `state`
 */
export async function point(
  { manifest, built }: Version,
  { store, host, state }: Pick<Location, 'store' | 'host'> & { readonly state: State },
): Promise<void> {
  const content = textOf(manifest);
  await host?.check(manifest, store);
  if (state.live?.content.equals(content)) return;
  if (!(await store.swap(pointerFile, content, state.live?.version ?? null)))
    throw movedMeanwhile(store, pointerFile);
  await record(store, releaseOf(manifest, { built, since: new Date() }));
  await host?.checkPointer(content);
}

/**
 * Makes a build live only for shells of an earlier contract: its pointer is a separate file. It is not in the
 * list of releases, which records `remote.json`.
 */
async function pointEarlier(
  manifest: RemoteManifest,
  { store, host }: Pick<Location, 'store' | 'host'>,
): Promise<void> {
  const file = earlierPointer(manifest.contract);
  const before = await store.read(file);
  await host?.check(manifest, store);
  if (!(await store.swap(file, textOf(manifest), before?.version ?? null))) throw movedMeanwhile(store, file);
}

/** Uploads all files of a build and the copy of its pointer, to which nothing refers yet. */
async function upload({ folder, manifest, files }: Build, pointer: RemoteManifest, store: Store) {
  // First, so that a concurrent prune sees what is about to be live.
  await store.write(copyOf(buildOf(manifest)), textOf(pointer));
  const there = await store.list();
  await pooled(
    files.filter((file) => !there.has(file)),
    (file) => store.create(file, readFileSync(join(folder, file))),
  );
}

/**
 * Deploys a build for a percentage of the visitors: the pointer lists it in addition to the live version.
 * @throws {SetupError} if no version of its contract is live
 */
export async function publishShare(build: Build, percent: number, location: Location): Promise<void> {
  const { store, host, keys } = location;
  const { manifest } = build;
  const pointer = signedForEnvironment(manifest, keys);
  const state = await readRecordedState(manifest.name, { store, keys });
  const { live } = state;
  if (live?.manifest.contract !== manifest.contract)
    throw new SetupError(
      `${store.name} : aucune version de ${manifest.name} du contrat ${manifest.contract} n'est en ligne : déployez sans --share.`,
    );
  await upload(build, pointer, store);
  await host?.check(pointer, store);
  const share = { percent, build: buildOf(manifest) };
  const built = state.releases.at(-1)?.built ?? null;
  const version = { manifest: { ...live.manifest, share }, built: built === null ? null : new Date(built) };
  await point(version, { store, host, state });
}

/**
 * Deploys a build: all files, then the pointer, which ends a share. An error before that changes nothing for
 * visitors. A build of a later contract keeps the pointer of the earlier one in a separate file, for shells
 * that need it.
 * @returns the previously live version, or null
 */
export async function publish(build: Build, { store, host, keys }: Location): Promise<LivePointer | null> {
  const { folder, manifest, built, tools } = build;
  const pointer = signedForEnvironment(manifest, keys);
  const state = await readRecordedState(manifest.name, { store, keys });
  await upload(build, pointer, store);
  const { live } = state;
  if (live && manifest.contract < live.manifest.contract) {
    await pointEarlier(pointer, { store, host });
    return live;
  }
  if (live && manifest.contract > live.manifest.contract)
    await store.write(earlierPointer(live.manifest.contract), live.content);
  await point({ manifest: pointer, built }, { store, host, state });
  // For the federation package's tools, which read only this name.
  for (const file of tools) {
    const content = readFileSync(join(folder, file));
    await store.write(toolsCopyOf(buildOf(manifest)), content);
    await store.write(file, content);
  }
  return live;
}
