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

/** Where a remote is deployed to. */
export interface Location {
  readonly store: Store;
  /** Null: the files are not served yet. */
  readonly host: Host | null;
  readonly keys: Keys;
}

/** A version whose files are there; `manifest`: signed, `built`: see `Release`. */
export interface Version {
  readonly manifest: RemoteManifest;
  readonly built: Date | null;
}

const movedMeanwhile = (store: Store, file: string) =>
  new SetupError(
    `${store.name} : ${file} a changé pendant ce temps (autre déploiement ?) : rien n'est changé, relancez.`,
  );

/**
 * Moves the pointer to a version whose files are there, when the host gives them all, and writes it down.
 * @throws {SetupError} when the pointer is no longer the one of `state`; nothing has changed then
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
 * Makes a build live for shells of an earlier contract alone: its pointer lies beside that of the later one. It is in no list
 * of releases, which is of `remote.json`.
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

/** All files of a build and the copy of its pointer, which nothing names yet. */
async function upload({ folder, manifest, files }: Build, pointer: RemoteManifest, store: Store) {
  // First, so that a prune at the same time knows what is about to be live.
  await store.write(copyOf(buildOf(manifest)), textOf(pointer));
  const there = await store.list();
  await pooled(
    files.filter((file) => !there.has(file)),
    (file) => store.create(file, readFileSync(join(folder, file))),
  );
}

/**
 * Deploys a build for a percentage of the visitors: the pointer names it beside the version that is live.
 * @throws {SetupError} when no version of its contract is live
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
 * Deploys a build: all files, then the pointer, which ends a share. What breaks it off before that changes nothing for visitors. A build of a
 * later contract leaves the pointer of the earlier one beside its own, for shells that do not take it.
 * @returns what was live before, null for nothing
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
  // For the federation package's tools, which know it by this name alone.
  for (const file of tools) {
    const content = readFileSync(join(folder, file));
    await store.write(toolsCopyOf(buildOf(manifest)), content);
    await store.write(file, content);
  }
  return live;
}
