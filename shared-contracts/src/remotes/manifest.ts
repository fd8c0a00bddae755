import type { ComponentType } from 'react';
import contract from './contract.json';
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
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
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

/** Use of a shared module by a remote: version range, and imported names or `*` for all. */
const isSharedUse = objectWith({ version: isText, names: listOf(isText) });
export type SharedUse = Checked<typeof isSharedUse>;

/** Runtime version of the build; `needs`: range of shell runtimes it works with, missing with its own. */
const isFederation = objectWith({ version: isText, needs: optional(isText) });

const isManifest = objectWith({
  /** URL of the version; only in the pointer that the shell serves. */
  url: optional(isText),
  name: isText,
  version: isText,
  /** Commit of the sources; missing if unknown at build time. */
  commit: optional(isText),
  /** `contractVersion` at build time. */
  contract: isCount,
  /** Missing in builds without this field, which have their own runtime. */
  federation: optional(isFederation),
  /** By key of the shared module; missing in builds without this field. */
  uses: optional(tableOf(isSharedUse)),
  entry: isFile,
  /** The server bundle of a remote with public pages. */
  server: optional(isFile),
  /** Files of an exposed module (`./routes`), loaded before any page. */
  exposes: optional(tableOf(objectWith(files))),
  /** By slot; `idle`: the code is loaded before the fragment opens. Missing in builds without this field. */
  fragments: optional(tableOf(objectWith({ idle: optional(isFlag) }))),
  /** All files of the browser build; missing in builds without this field. */
  files: optional(listOf(isFile)),
  /** Signature of all other fields except `share` by the squad's key; the shell's server verifies it. */
  signature: optional(isText),
  /** By route id. */
  pages: tableOf(objectWith({ ...files, ...page })),
});

/** A new version that only a share of the visitors gets at first. The shell's server validates it. */
export interface Share {
  /** Percent of visitors; see `sharePercents`. */
  readonly percent: number;
  /** Its pointer is `remote.<build>.json`. */
  readonly build: string;
}

/** Content of `remote.json`, the only revalidated file of a remote's build, which lists all others. */
export type RemoteManifest = Checked<typeof isManifest> & { readonly share?: Share };

/** Whether a value is a manifest, of any contract version. */
export const isRemoteManifest = (value: unknown): value is RemoteManifest => isManifest(value);

/** Returns the signed text: all fields except `share` and `signature`, in order, as JSON without spaces. */
export const signedText = ({ signature: _signature, share: _share, ...fields }: RemoteManifest): string =>
  JSON.stringify(fields);

/** Version of the contract between shell and remote, from `contract.json`, which the build reads too. */
export const contractVersion: number = contract.version;

/** Contracts of remotes that the shell accepts: its own, then the previous one. */
export const acceptedContracts: readonly number[] = contract.accepted;

/** Returns the name of the file next to `remote.json` for shells of an earlier contract. */
export const earlierPointer = (earlier: number) =>
  contract.earlierPointer.replace('{contract}', String(earlier));

/** Returns `newest` if its contract is accepted, else the version of an earlier one; `read` may reject. */
export async function fittingVersion(
  newest: RemoteManifest,
  read: (file: string) => Promise<RemoteManifest>,
): Promise<RemoteManifest> {
  if (acceptedContracts.includes(newest.contract)) return newest;
  const earlier = acceptedContracts.filter((version) => version < newest.contract);
  for (const version of earlier) {
    const found = await read(earlierPointer(version)).catch(() => null);
    if (found?.contract === version) return found;
  }
  return newest;
}
