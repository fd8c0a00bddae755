/** By its name, as today; older packages have an object. */
export type Licence = string | { readonly type: string };

/** What a lock file knows of a package. */
export interface LockedPackage {
  readonly license?: Licence;
  readonly licenses?: readonly Licence[];
  readonly hasInstallScript?: boolean;
  /** Of tests, linters and deployments alone. */
  readonly dev?: boolean;
  /** Whether it is a workspace. */
  readonly link?: boolean;
}

/** package-lock.json; its keys are paths such as `node_modules/react`. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
