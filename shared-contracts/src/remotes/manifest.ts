import type { ComponentType } from 'react';
import type { Slot, SlotProps } from './slots';

/** Module `./fragments` of a remote: the fragments in its `src/remote.json` with the props of their slots. */
export type RemoteFragments<Description extends { readonly fragments: object }> = {
  readonly [Name in keyof Description['fragments']]: Name extends Slot
    ? ComponentType<SlotProps[Name]>
    : never;
};

/** Type guard for untrusted data. Written by hand, since schema libraries are too large for the browser. */
type Check<Value> = (value: unknown) => value is Value;
type Checked<Own> = Own extends Check<infer Value> ? Value : never;

type Checks = Readonly<Record<string, Check<unknown>>>;
type Optional<Fields> = {
  [Name in keyof Fields]: undefined extends Checked<Fields[Name]> ? Name : never;
}[keyof Fields];
type ObjectWith<Fields> = {
  readonly [Name in keyof Fields as Exclude<Name, Optional<Fields>>]: Checked<Fields[Name]>;
} & { readonly [Name in Optional<Fields>]?: Exclude<Checked<Fields[Name]>, undefined> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const matching =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value);

const optional =
  <Value>(is: Check<Value>) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || is(value);
const listOf =
  <Value>(is: Check<Value>) =>
  (value: unknown): value is readonly Value[] =>
    Array.isArray(value) && value.every(is);
const tableOf =
  <Value>(is: Check<Value>) =>
  (value: unknown): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(is);
const objectWith =
  <Fields extends Checks>(fields: Fields) =>
  (value: unknown): value is ObjectWith<Fields> =>
    isObject(value) && Object.entries(fields).every(([name, is]) => is(value[name]));

/** A file of the remote's build with its sha384. */
const isFile = objectWith({
  // Below the remote's URL: no scheme, no leading slash, no `..`.
  file: matching(/^[\w@~-][\w.@~-]*(\/[\w@~-][\w.@~-]*)*$/),
  integrity: matching(/^sha384-[A-Za-z\d+/]{64}$/),
});
export type RemoteFile = Checked<typeof isFile>;

const files = { scripts: listOf(isFile), styles: listOf(isFile) };

const page = {
  path: isText,
  /** Contains no visitor data: the server renders the page, and search engines index it. */
  public: optional(isFlag),
  /** Query keys that the page reads, in order; a redirect removes others. Missing: all keys are allowed. */
  query: optional(listOf(isText)),
  /** The HTML depends on `query` too; missing if the server renders the page without it. */
  byQuery: optional(isFlag),
  /** Keys that narrow a list: each may have several values, and the HTML depends on them. */
  facets: optional(listOf(isText)),
  /** A path of the page without leading slash, with which the shell's server tests a new version. */
  example: optional(isText),
};
export type RemotePage = ObjectWith<typeof page>;

const isManifest = objectWith({
  /** URL of the version; only in the pointer that the shell serves. */
  url: optional(isText),
  name: isText,
  version: isText,
  /** Commit of the sources; missing if unknown at build time. */
  commit: optional(isText),
  /** Range of the version that it needs of each module that the shell shares; without its own, of the runtime. */
  needs: tableOf(isText),
  entry: isFile,
  /** The server bundle of a remote with public pages. */
  server: optional(isFile),
  /** Files of an exposed module (`./routes`), loaded before any page. */
  exposes: optional(tableOf(objectWith(files))),
  /** By slot; `idle`: the code is loaded before the fragment opens. Missing in builds without this field. */
  fragments: optional(tableOf(objectWith({ idle: optional(isFlag) }))),
  /** All files of the browser build; missing in builds without this field. */
  files: optional(listOf(isFile)),
  /** Signature of all other fields except `canary` by the squad's key; the shell's server verifies it. */
  signature: optional(isText),
  /** By route id. */
  pages: tableOf(objectWith({ ...files, ...page })),
});

/** A new version that only some visitors get at first. The shell's server validates it. */
export interface Canary {
  /** Percent of visitors; see `isCanary`. */
  readonly percent: number;
  /** Its pointer is `remote.<build>.json`. */
  readonly build: string;
}

/** Content of `remote.json`, the only revalidated file of a remote's build, which lists all others. */
export type RemoteManifest = Checked<typeof isManifest> & { readonly canary?: Canary };

/** Whether a value is a manifest, which may need another shell. */
export const isRemoteManifest = (value: unknown): value is RemoteManifest => isManifest(value);

/** Returns the signed text: all fields except `canary` and `signature`, in order, as JSON without spaces. */
export const signedText = ({ signature: _signature, canary: _canary, ...fields }: RemoteManifest): string =>
  JSON.stringify(fields);

/** Stands for the remote's URL in its server bundle; the shell's server replaces it. */
export const urlPlaceholder = 'remote-address:/';

/** Maximum number of earlier versions to read. */
const triedVersions = 200;

type IsFitting = (manifest: RemoteManifest) => boolean;
/** Reads a file next to `remote.json`, or rejects. */
type ReadJson = (file: string) => Promise<unknown>;

/** Yields the earlier versions that fit a shell and were not refused, the latest first; none without history. */
export async function* earlierVersions(isFitting: IsFitting, read: ReadJson) {
  const releases = await read('releases.json').catch(() => null);
  const list = Array.isArray(releases) ? releases.filter((release) => !release?.refused) : [];
  const builds = list.map((release) => release?.build).reverse();
  for (const build of [...new Set(builds)].slice(0, triedVersions)) {
    const manifest = await read(`remote.${build}.json`).catch(() => null);
    if (isRemoteManifest(manifest) && isFitting(manifest)) yield manifest;
  }
}

/** Returns a version if it fits a shell, else the last earlier one that does, else the same. */
export async function fittingVersion(
  newest: RemoteManifest,
  isFitting: IsFitting,
  read: ReadJson,
): Promise<RemoteManifest> {
  if (isFitting(newest)) return newest;
  for await (const manifest of earlierVersions(isFitting, read)) return manifest;
  return newest;
}
