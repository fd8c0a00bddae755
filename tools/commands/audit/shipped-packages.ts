/** A package of a lock file: what it needs, and what is known of it. */
export interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly license?: Licence;
  readonly licenses?: readonly Licence[];
  readonly hasInstallScript?: boolean;
  /** Whether it is a workspace, which lies at `resolved`. */
  readonly link?: boolean;
  readonly resolved?: string;
}

/** By its name, as today; older packages have an object. */
export type Licence = string | { readonly type: string };

/** package-lock.json; its keys are paths such as `node_modules/react`. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Workspaces of which nothing reaches a server or a visitor. */
const atHome = new Set(['bench', 'build-config', 'e2e']);

const isPackage = (path: string) => path.includes('node_modules/');
export const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every folder in which a package looks for others: its own, then those around it. */
function foldersAround(path: string): string[] {
  const above = path.lastIndexOf('node_modules/');
  const outer = above > 0 ? foldersAround(path.slice(0, above - 1)) : [''];
  return path === '' ? outer : [`${path}/`, ...outer];
}

function found(lock: LockFile, name: string, from: string): string | undefined {
  const path = foldersAround(from)
    .map((folder) => `${folder}node_modules/${name}`)
    .find((candidate) => lock.packages[candidate]);
  if (!path) return undefined;
  const { link, resolved } = lock.packages[path] ?? {};
  return link ? resolved : path;
}

/** What a package brings with it. Of what is optional, the lock file knows all platforms. */
const needed = ({ dependencies, optionalDependencies, peerDependencies }: LockedPackage) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/**
 * The packages of the lock file that the shipped workspaces need at run time, as paths such as `node_modules/react`.
 * @returns sorted
 */
export function shippedPackages(lock: LockFile): string[] {
  const waiting = Object.keys(lock.packages).filter(
    (path) => path !== '' && !isPackage(path) && !atHome.has(path),
  );
  const seen = new Set(waiting);
  for (const path of waiting) {
    for (const name of needed(lock.packages[path] ?? {})) {
      const next = found(lock, name, path);
      if (!next || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return waiting.filter(isPackage).sort();
}
