import type { ComponentType } from 'react';
import contract from './contract.json';
import type { Slot, SlotProps } from './slots';

/** What a remote exposes as `./fragments`: those that its `src/remote.json` names, with the props of their slots. */
export type RemoteFragments<Description extends { readonly fragments: object }> = {
  readonly [Name in keyof Description['fragments']]: Name extends Slot
    ? ComponentType<SlotProps[Name]>
    : never;
};

/** Lets a value of foreign data through. By hand, since schemas are too heavy for the browser. */
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
  // Below the remote's URL: no scheme, no leading slash, no way up.
  file: matching(/^[\w@~-][\w.@~-]*(\/[\w@~-][\w.@~-]*)*$/),
  integrity: matching(/^sha384-[A-Za-z\d+/]{64}$/),
});
export type RemoteFile = Checked<typeof isFile>;

const files = { scripts: listOf(isFile), styles: listOf(isFile) };

const page = {
  path: isText,
  /** It shows nothing of a visitor: the server renders it, and search engines list it. */
  public: optional(isFlag),
  /** Keys of the query that the page reads, in order; others are redirected away. Missing: every query. */
  query: optional(listOf(isText)),
  /** Its HTML depends on those keys too; missing where the server renders it without them. */
  byQuery: optional(isFlag),
  /** Keys that narrow a list: each may have several values, and the HTML depends on them. */
  facets: optional(listOf(isText)),
  /** A path of the page without leading slash: the shell's server tries a new version with it. */
  example: optional(isText),
};
export type RemotePage = ObjectWith<typeof page>;

/** What a remote uses of a shared module: a range of versions, and names of the module or `*` for all. */
const isSharedUse = objectWith({ version: isText, names: listOf(isText) });
export type SharedUse = Checked<typeof isSharedUse>;

/** Runtime of the build, and the range of fitting runtimes of shells, missing where the remote brings its own. */
const isFederation = objectWith({ version: isText, needs: optional(isText) });

const isManifest = objectWith({
  /** Where the version lies; in the shell's own pointer alone. */
  url: optional(isText),
  name: isText,
  version: isText,
  /** Of the sources; missing where the build did not know it. */
  commit: optional(isText),
  /** `contractVersion` at build time. */
  contract: isCount,
  /** Missing where the build says nothing of it: a runtime of its own. */
  federation: optional(isFederation),
  /** By key of the shared module; missing where the build says nothing of it. */
  uses: optional(tableOf(isSharedUse)),
  entry: isFile,
  /** The server bundle, where the remote has public pages. */
  server: optional(isFile),
  /** Files of an exposed module (`./routes`), loaded before any page. */
  exposes: optional(tableOf(objectWith(files))),
  /** By slot of the layout; `idle`: its code loads before it opens. Missing where the build says nothing of it. */
  fragments: optional(tableOf(objectWith({ idle: optional(isFlag) }))),
  /** Every file of the browser's build; missing where the build is older than the field. */
  files: optional(listOf(isFile)),
  /** Of all other fields but `share`, by the squad's key where it has one. The shell's server checks it. */
  signature: optional(isText),
  /** By route id. */
  pages: tableOf(objectWith({ ...files, ...page })),
});

/** A new version that a part of the visitors gets first. The shell's server checks it. */
export interface Share {
  /** Percent of visitors; see `sharePercents`. */
  readonly percent: number;
  /** Its pointer is `remote.<build>.json`. */
  readonly build: string;
}

/** Content of `remote.json`, the one revalidated file of a remote's build: it names all others. */
export type RemoteManifest = Checked<typeof isManifest> & { readonly share?: Share };

/** The contract version may be any. */
export const isRemoteManifest = (value: unknown): value is RemoteManifest => isManifest(value);

/** What a signature covers: all fields but `share` and itself, in their order, as JSON without spaces. */
export const signedText = ({ signature: _signature, share: _share, ...fields }: RemoteManifest): string =>
  JSON.stringify(fields);

/** Version of the contract between shell and remote, from `contract.json`, which the build reads too. */
export const contractVersion: number = contract.version;

/** Accepted contracts of remotes, the shell's own first, then the one before it. */
export const acceptedContracts: readonly number[] = contract.accepted;

/** Name of the file beside `remote.json` for shells of an earlier contract. */
export const earlierPointer = (earlier: number) =>
  contract.earlierPointer.replace('{contract}', String(earlier));

/** `newest`, or where it does not fit the file of an earlier contract beside it, by `read`, which may reject. */
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
