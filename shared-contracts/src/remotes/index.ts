import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import contract from './contract.json';
import type { Slot, SlotProps } from './slots';

/** What a remote exposes as `./routes`; every route has an explicit id, which `remote.json` names. */
export interface RemoteRoutes {
  readonly default: RouteObject[];
}

/** What a remote exposes as `./fragments`: parts that the shell mounts in its layout, by name. */
export interface RemoteFragments<Description extends { readonly fragments: object }> {
  /** All those that the remote's `src/remote.json` names, each with the props of its slot. */
  readonly default: {
    readonly [Name in keyof Description['fragments']]: Name extends Slot
      ? ComponentType<SlotProps[Name]>
      : never;
  };
}

/** A file of the remote's build, relative to its URL, with its sha384. */
export interface RemoteFile {
  readonly file: string;
  readonly integrity: string;
}

export interface RemoteFiles {
  readonly scripts: readonly RemoteFile[];
  readonly styles: readonly RemoteFile[];
}

/** The federation runtime that a remote was built with. */
export interface RemoteFederation {
  /** Of `@module-federation/enhanced`. */
  readonly version: string;
  /** Range of fitting versions of the shell's runtime; missing where the remote brings its own. */
  readonly needs?: string;
}

/** What a remote uses of a shared module. */
export interface SharedUse {
  /** Range of versions. */
  readonly version: string;
  /** Names of the module, or `*` for whatever it has. */
  readonly names: readonly string[];
}

/** A new version that a part of the visitors gets first. The shell's server checks it. */
export interface Share {
  /** Percent of visitors; see `sharePercents`. */
  readonly percent: number;
  /** Its pointer is `remote.<build>.json`. */
  readonly build: string;
}

/** Content of `remote.json`, the one revalidated file of a remote's build: it names all others. */
export interface RemoteManifest {
  /** Where the version lies; in the shell's own pointer alone. */
  readonly url?: string;
  readonly name: string;
  readonly version: string;
  /** Of the sources; missing where the build did not know it. */
  readonly commit?: string;
  /** `contractVersion` at build time. */
  readonly contract: number;
  /** Missing where the build says nothing of it: a runtime of its own. */
  readonly federation?: RemoteFederation;
  /** By key of the shared module; missing where the build says nothing of it. */
  readonly uses?: Readonly<Record<string, SharedUse>>;
  readonly entry: RemoteFile;
  /** The server bundle, where the remote has public pages. */
  readonly server?: RemoteFile;
  /** Files of an exposed module (`./routes`), loaded before any page. */
  readonly exposes?: Readonly<Record<string, RemoteFiles>>;
  /** Names of what it has for the shell's layout; missing where the build is older than the field. */
  readonly fragments?: readonly string[];
  /** By route id. */
  readonly pages: Readonly<Record<string, RemoteFiles & RemotePage>>;
  /** Every file of the browser's build; missing where the build is older than the field. */
  readonly files?: readonly RemoteFile[];
  readonly share?: Share;
  /** Of all other fields but `share`, by the squad's key where it has one. The shell's server checks it. */
  readonly signature?: string;
}

export interface RemotePage {
  readonly path: string;
  /** It shows nothing of a visitor: the server renders it, and search engines list it. */
  readonly public?: boolean;
  /** Keys of the query that the page reads, in order; others are redirected away. Missing: every query. */
  readonly query?: readonly string[];
  /** Its HTML depends on those keys too; missing where the server renders it without them. */
  readonly byQuery?: boolean;
  /** Keys that narrow a list: each may have several values, and the HTML depends on them. */
  readonly facets?: readonly string[];
  /** A path of the page without leading slash: the shell's server tries a new version with it. */
  readonly example?: string;
}

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isFlag = (value: unknown) => typeof value === 'boolean';
const matching = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

const optional = (is: Check) => (value: unknown) => value === undefined || is(value);
const listOf = (is: Check) => (value: unknown) => Array.isArray(value) && value.every(is);
const tableOf = (is: Check) => (value: unknown) => isObject(value) && Object.values(value).every(is);
const objectWith = (fields: Readonly<Record<string, Check>>) => (value: unknown) =>
  isObject(value) && Object.entries(fields).every(([name, is]) => is(value[name]));

const isFile = objectWith({
  // Below the remote's URL: no scheme, no leading slash, no way up.
  file: matching(/^[\w@~-][\w.@~-]*(\/[\w@~-][\w.@~-]*)*$/),
  integrity: matching(/^sha384-[A-Za-z\d+/]{64}$/),
});
const files = { scripts: listOf(isFile), styles: listOf(isFile) };
const isPage = objectWith({
  ...files,
  path: isText,
  public: optional(isFlag),
  query: optional(listOf(isText)),
  byQuery: optional(isFlag),
  facets: optional(listOf(isText)),
  example: optional(isText),
});
const isManifest = objectWith({
  url: optional(isText),
  name: isText,
  version: isText,
  commit: optional(isText),
  contract: Number.isSafeInteger,
  federation: optional(objectWith({ version: isText, needs: optional(isText) })),
  uses: optional(tableOf(objectWith({ version: isText, names: listOf(isText) }))),
  entry: isFile,
  server: optional(isFile),
  exposes: optional(tableOf(objectWith(files))),
  fragments: optional(listOf(isText)),
  files: optional(listOf(isFile)),
  signature: optional(isText),
  pages: tableOf(isPage),
});

/** Checked by hand, since schemas are too heavy for the browser. The contract version may be any. */
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

/**
 * The version for this shell: `remote.json`, or the file of an earlier contract beside it where the newest
 * does not fit.
 * @param read reads such a file of the remote; may reject
 */
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
