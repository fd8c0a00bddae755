import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlierPointer } from '../../build-config/contract.mjs';
import { SetupError } from '../setup/stop-with.mjs';
import { buildOf, copyOf, pointerFile, textOf } from './pointer.mjs';
import { pooled } from './pooled.mjs';
import { readRecordedState, record, releaseOf } from './releases.mjs';
import { isSigned, signed } from './signature.mjs';

/**
 * How a pointer is signed and what the environment asks for.
 * @typedef {object} Keys
 * @property {import('node:crypto').KeyObject | null} privateKey
 * @property {readonly string[]} publicKeys of the environment; none: it asks for no signature
 */

/** @param {Keys} keys @throws {SetupError} when the shell would refuse the pointer */
export function signedAsAsked(manifest, { privateKey, publicKeys }) {
  const pointer = privateKey ? signed(manifest, privateKey) : manifest;
  if (isSigned(pointer, publicKeys)) return pointer;
  throw new SetupError(
    privateKey
      ? `La clé de DEPLOY_KEY_FILE n'est pas celle de remotes.${manifest.name}.publicKey : changez l'une ou l'autre.`
      : `remotes.${manifest.name}.publicKey demande une signature : indiquez la clé privée dans DEPLOY_KEY_FILE.`,
  );
}

const movedMeanwhile = (store, file) =>
  new SetupError(
    `${store.name} : ${file} a changé pendant ce temps (autre déploiement ?) : rien n'est changé, relancez.`,
  );

/**
 * Moves the pointer to a version whose files are there, when the host gives them all, and writes it down.
 * @param {object} version `manifest`: signed; `built`: see `Release`
 * @throws {SetupError} when the pointer is no longer the one of `state`; nothing has changed then
 */
export async function point({ manifest, built }, { store, host, state }) {
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
async function pointEarlier(manifest, { store, host }) {
  const file = earlierPointer(manifest.contract);
  const before = await store.read(file);
  await host?.check(manifest, store);
  if (!(await store.swap(file, textOf(manifest), before?.version ?? null))) throw movedMeanwhile(store, file);
}

/**
 * Deploys a build: all files, then the pointer. What breaks it off before that changes nothing for visitors. A build of a
 * later contract leaves the pointer of the earlier one beside its own, for shells that do not take it.
 * @param {object} build of `readBuild`
 * @param {object} place
 * @param {import('./open-store.mjs').Store} place.store
 * @param {import('./read-back.mjs').Host | null} place.host null: nobody serves the files yet
 * @param {Keys} place.keys
 * @returns what was live before, null for nothing
 */
export async function publish({ folder, manifest, built, files, tools }, { store, host, keys }) {
  const pointer = signedAsAsked(manifest, keys);
  const state = await readRecordedState(manifest.name, { store, keys });
  // First, so that a prune at the same time knows what is about to be live.
  await store.write(copyOf(buildOf(manifest)), textOf(pointer));
  const there = await store.list();
  await pooled(
    files.filter((file) => !there.has(file)),
    (file) => store.create(file, readFileSync(join(folder, file))),
  );
  const live = state.live?.manifest.contract ?? manifest.contract;
  if (manifest.contract < live) {
    await pointEarlier(pointer, { store, host });
    return state.live;
  }
  if (manifest.contract > live) await store.write(earlierPointer(live), state.live.content);
  await point({ manifest: pointer, built }, { store, host, state });
  // For the federation package's tools, which know it by this name alone.
  for (const file of tools) await store.write(file, readFileSync(join(folder, file)));
  return state.live;
}
