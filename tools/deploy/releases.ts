import { isDeepStrictEqual } from 'node:util';
import { buildOf, isSigned } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../workspace/run-command.mjs';
import { copyOf, parsePointer, pointerFile, releasesFile } from './pointer';
import type { Shop } from './shop';
import type { Keys } from './signature';
import type { Store, StoredFile } from './store';

/** A store, and the keys that sign what is recorded in it. */
export interface SignedStore {
  readonly store: Store;
  readonly keys: Keys;
}

/** A version that was live from `since` until the next release, or was refused. */
export interface Release {
  /** Its `remote.json` is copied to `remote.<build>.json`. */
  readonly build: string;
  readonly version: string;
  readonly commit: string | null;
  /** When its `remote.json` was built, in ISO 8601; null if unknown. */
  readonly built: string | null;
  /** ISO 8601. */
  readonly since: string;
  /** Why the shop refused it or took it back: it never counts as live. */
  readonly refused?: string;
  /** The highest percentage of the visitors that a refused version reached. */
  readonly percent?: number;
}

/** The pointer on a host, which names the live version. */
export interface LivePointer extends StoredFile {
  readonly manifest: RemoteManifest;
  readonly build: string;
}

/** What is live on a host and its history, oldest first. */
export interface State {
  readonly live: LivePointer | null;
  /** Those that were live. */
  readonly releases: readonly Release[];
  readonly refused: readonly Release[];
}

/** Maximum entries in the list, of about 200 bytes each. */
const listed = 1000;
/** Maximum attempts to write the list, which a concurrent deployment may change. */
const tries = 10;

/** Returns the entry of a version in the list of releases. */
export const releaseOf = (
  manifest: RemoteManifest,
  { built, since }: { readonly built: Date | null; readonly since: Date },
): Release => ({
  build: buildOf(manifest),
  version: manifest.version,
  commit: manifest.commit ?? null,
  built: built?.toISOString() ?? null,
  since: since.toISOString(),
});

/** Adds or replaces a release in the list, sorted by time; a build that stays live is only one release. */
function withRelease(releases: readonly Release[], release: Release): Release[] {
  const isSame = ({ build, since }: Release) => build === release.build && since === release.since;
  const all = [...releases.filter((each) => !isSame(each)), release].sort((one, other) =>
    one.since < other.since ? -1 : 1,
  );
  let live: string | null = null;
  return all.filter(({ build, refused }) => {
    if (refused !== undefined) return true;
    const isNew = build !== live;
    live = build;
    return isNew;
  });
}

/** Reads the list and the version of its file. @throws {SetupError} if the list is unreadable */
async function readReleases(store: Store) {
  const found = await store.read(releasesFile);
  if (!found) return { releases: [], version: null };
  try {
    const releases: Release[] = JSON.parse(found.content.toString('utf8'));
    if (!releases.every(({ build, since }) => typeof build === 'string' && !Number.isNaN(Date.parse(since))))
      throw new Error('not a list of releases');
    return { releases, version: found.version };
  } catch {
    throw new SetupError(
      `${store.name} : ${releasesFile} est illisible : réparez-le, ou supprimez-le (l'historique recommence).`,
    );
  }
}

/** Records a release in the list next to the pointer. */
export async function record(store: Store, release: Release): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { releases, version } = await readReleases(store);
    const next = withRelease(releases, release);
    if (isDeepStrictEqual(next, releases)) return;
    const content = Buffer.from(`${JSON.stringify(next.slice(-listed), null, 2)}\n`);
    if (await store.swap(releasesFile, content, version)) return;
  }
  throw new SetupError(`${store.name} : ${releasesFile} change sans cesse : relancez.`);
}

/**
 * Reads the pointer and the history. A pointer that was not recorded, since it was written by hand or by an
 * interrupted command, counts as live since it was written, unless it lacks a signature that the environment
 * requires.
 */
export async function readState(name: string, { store, keys }: SignedStore): Promise<State> {
  const found = await store.read(pointerFile);
  const { releases: all } = await readReleases(store);
  const releases = all.filter(({ refused }) => refused === undefined);
  const refused = all.filter((release) => release.refused !== undefined);
  if (!found) return { live: null, releases, refused };
  const manifest = parsePointer(found.content, name, `${store.name} : ${pointerFile}`);
  const live = { ...found, manifest, build: buildOf(manifest) };
  const isKnown = [...releases.slice(-1), ...refused].some(({ build }) => build === live.build);
  if (isKnown || !(await isSigned(manifest, keys.publicKeys))) return { live, releases, refused };
  // A store may have only whole seconds.
  const last = Date.parse(releases.at(-1)?.since ?? '1970');
  const since = new Date(Math.max(found.modified.getTime(), last + 1));
  const release = releaseOf(manifest, { built: null, since });
  return { live, releases: [...releases, release], refused };
}

/** Reads the same, after recording an unrecorded pointer, so that a rollback can restore it. */
export async function readRecordedState(name: string, { store, keys }: SignedStore): Promise<State> {
  const state = await readState(name, { store, keys });
  const last = state.releases.at(-1);
  if (last && state.live && last.build === state.live.build) {
    await store.create(copyOf(last.build), state.live.content);
    await record(store, last);
  }
  return state;
}

/** Records that shells took the version at the pointer back after its deployment, or that all refuse it. */
export async function recordVerdict(
  name: string,
  location: SignedStore,
  shop: Pick<Shop, 'verdicts'> | null,
): Promise<void> {
  const { live, releases } = await readRecordedState(name, location);
  const release = releases.at(-1);
  if (!release || release.build !== live?.build) return;
  const verdicts = (await shop?.verdicts(name, release.build)) ?? [];
  const [first] = verdicts;
  const isRefused = verdicts.every(({ state }) => state === 'refused');
  const verdict = verdicts.find(({ isTakenBack }) => isTakenBack) ?? (isRefused ? first : undefined);
  if (verdict) await record(location.store, { ...release, refused: verdict.reason ?? '', percent: 100 });
}

/** Reads the copy of a pointer that may be live again; null if it is missing or not properly signed. */
export async function readCopy(
  name: string,
  build: string,
  { store, keys }: SignedStore,
): Promise<RemoteManifest | null> {
  const copy = await store.read(copyOf(build));
  if (!copy) return null;
  const manifest = parsePointer(copy.content, name, `${store.name} : ${copyOf(build)}`);
  return buildOf(manifest) === build && (await isSigned(manifest, keys.publicKeys)) ? manifest : null;
}

/** Returns the target of `rollback`: the latest earlier release that may be live again, or null. */
export async function previousRelease(
  name: string,
  { live, releases }: State,
  location: SignedStore,
): Promise<Release | null> {
  const others = releases.toReversed().filter(({ build }) => build !== live?.build);
  for (const release of others) if (await readCopy(name, release.build, location)) return release;
  return null;
}

const moment = (iso: string | null) => (iso ? iso.replace('T', ' ').slice(0, 19) : '?');

/** Formats the history as a table, latest first, or as a line if empty; `there`: the files on the host. */
export function describeReleases(
  name: string,
  { live, releases, refused }: State,
  there: ReadonlyMap<string, Date>,
): string {
  const all = [...releases, ...refused].sort((one, other) => (one.since < other.since ? 1 : -1));
  if (all.length === 0) return `${name} n'est pas déployé ici.`;
  const verdictOf = (release: Release) => {
    if (release.refused !== undefined)
      return `refusée, ${release.percent ?? 0} % des visiteurs : ${release.refused}`;
    if (release === releases.at(-1) && release.build === live?.build) return 'en ligne';
    return there.has(copyOf(release.build)) || release.build === live?.build ? '' : 'retirée';
  };
  const table = [
    ['depuis (UTC)', 'construction', 'version', 'commit', 'construite (UTC)', ''],
    ...all.map((release) => [
      moment(release.since),
      release.build,
      release.version,
      release.commit?.slice(0, 10) ?? '?',
      moment(release.built),
      verdictOf(release),
    ]),
  ];
  const widths = table[0]?.map((_title, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}
