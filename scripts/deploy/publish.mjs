import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    throw new SetupError(
      `${store.name} : ${pointerFile} a changé pendant ce temps (autre déploiement ?) : rien n'est changé, relancez.`,
    );
  await record(store, releaseOf(manifest, { built, since: new Date() }));
  await host?.checkPointer(content);
}

/**
 * Deploys a build: all files, then the pointer. What breaks it off before that changes nothing for visitors.
 * @param {object} build of `readBuild`
 * @param {object} place
 * @param {import('./open-store.mjs').Store} place.store
 * @param {import('./read-back.mjs').Host | null} place.host null: nobody serves the files yet
 * @param {Keys} place.keys
 * @returns what was live before, null for nothing
 */
export async function publish({ folder, manifest, built, files }, { store, host, keys }) {
  const pointer = signedAsAsked(manifest, keys);
  const state = await readRecordedState(manifest.name, { store, keys });
  // First, so that a prune at the same time knows what is about to be live.
  await store.write(copyOf(buildOf(manifest)), textOf(pointer));
  const there = await store.list();
  await pooled(
    files.filter((file) => !there.has(file)),
    (file) => store.create(file, readFileSync(join(folder, file))),
  );
  await point({ manifest: pointer, built }, { store, host, state });
  return state.live;
}
