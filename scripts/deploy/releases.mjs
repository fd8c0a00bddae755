import { SetupError } from '../setup/stop-with.mjs';
import { buildOf, copyOf, parsePointer, pointerFile, releasesFile } from './pointer.mjs';
import { isSigned } from './signature.mjs';

/**
 * What was live from a moment on, until the next one.
 * @typedef {object} Release
 * @property {string} build its `remote.json` is kept as `remote.<build>.json`
 * @property {string} version
 * @property {string | null} commit
 * @property {string | null} built ISO 8601, when its `remote.json` was built; null where nobody knows
 * @property {string} since ISO 8601
 */

/** Times that somebody else may write the list between reading and writing it. */
const tries = 10;

export const releaseOf = (manifest, { built, since }) => ({
  build: buildOf(manifest),
  version: manifest.version,
  commit: manifest.commit ?? null,
  built: built?.toISOString() ?? null,
  since: since.toISOString(),
});

/** The list with one more, by time; a build that goes on being live is one release. @param {readonly Release[]} releases */
export function withRelease(releases, release) {
  const all = [...releases, release].sort((one, other) => (one.since < other.since ? -1 : 1));
  return all.filter((each, index) => each.build !== all[index - 1]?.build);
}

/** @returns {Promise<{ releases: Release[], version: string | null }>} @throws {SetupError} when the list cannot be read */
async function readReleases(store) {
  const found = await store.read(releasesFile);
  if (!found) return { releases: [], version: null };
  try {
    const releases = JSON.parse(found.content.toString('utf8'));
    if (!releases.every(({ build, since }) => typeof build === 'string' && !Number.isNaN(Date.parse(since))))
      throw new Error('not a list of releases');
    return { releases, version: found.version };
  } catch {
    throw new SetupError(
      `${store.name} : ${releasesFile} est illisible : réparez-le, ou supprimez-le (l'historique recommence).`,
    );
  }
}

/** Writes a release down beside the pointer. */
export async function record(store, release) {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { releases, version } = await readReleases(store);
    const next = withRelease(releases, release);
    if (next.length === releases.length) return;
    if (await store.swap(releasesFile, Buffer.from(`${JSON.stringify(next, null, 2)}\n`), version)) return;
  }
  throw new SetupError(`${store.name} : ${releasesFile} change sans cesse : relancez.`);
}

/**
 * The pointer that lies there and what was live. A pointer that was put there by hand, or by a command that ended before it
 * could write that down, counts as live since it was written; not one that lacks the signature that the environment asks for.
 * @param {string} name of the remote
 * @param {{ store: import('./open-store.mjs').Store, keys: import('./publish.mjs').Keys }} place
 * @returns {Promise<{ live: { manifest: object, content: Buffer, version: string, build: string } | null, releases: Release[] }>}
 */
export async function readState(name, { store, keys }) {
  const found = await store.read(pointerFile);
  const { releases } = await readReleases(store);
  if (!found) return { live: null, releases };
  const manifest = parsePointer(found.content, name, `${store.name} : ${pointerFile}`);
  const live = { ...found, manifest, build: buildOf(manifest) };
  const isKnown = releases.at(-1)?.build === live.build;
  if (isKnown || !isSigned(manifest, keys.publicKeys)) return { live, releases };
  // A store may know whole seconds alone.
  const last = Date.parse(releases.at(-1)?.since ?? '1970');
  const since = new Date(Math.max(found.modified.getTime(), last + 1));
  const release = releaseOf(manifest, { built: null, since });
  return { live, releases: [...releases, release] };
}

/** The same, after writing down what was not, so that it can be gone back to. */
export async function readRecordedState(name, { store, keys }) {
  const state = await readState(name, { store, keys });
  const last = state.releases.at(-1);
  if (last && last.build === state.live?.build) {
    await store.create(copyOf(last.build), state.live.content);
    await record(store, last);
  }
  return state;
}

/**
 * The pointer of a release as it is kept, when the environment lets it be live again.
 * @returns {Promise<object | null>} null when it is gone, or not signed by a key that is asked for
 */
export async function readCopy(name, build, { store, keys }) {
  const copy = await store.read(copyOf(build));
  if (!copy) return null;
  const manifest = parsePointer(copy.content, name, `${store.name} : ${copyOf(build)}`);
  return buildOf(manifest) === build && isSigned(manifest, keys.publicKeys) ? manifest : null;
}

/** The release that `rollback` goes back to: the last one before the live one that may be live again; null for none. */
export async function previousRelease(name, { live, releases }, place) {
  const others = releases.toReversed().filter(({ build }) => build !== live?.build);
  for (const release of others) if (await readCopy(name, release.build, place)) return release;
  return null;
}
