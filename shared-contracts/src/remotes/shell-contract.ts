import { satisfies } from 'semver';
import type { RemoteManifest } from './manifest';

/** Versions that a shell provides: `contract.json` of its build, which it serves publicly. */
export type ShellContract = Readonly<Record<string, string>>;

/** Returns the reasons why a version of a remote does not fit a shell, for operators. */
export const misfits = ({ needs }: Pick<RemoteManifest, 'needs'>, shell: ShellContract): string[] =>
  Object.entries(needs).flatMap(([module, range]) => {
    const version = shell[module];
    if (version === undefined) return [`demande ${module}, que la boutique ne partage pas`];
    return satisfies(version, range) ? [] : [`demande ${module} ${range}, la boutique donne ${version}`];
  });

/** Returns a message per page whose path has no prefix of the remote in the environment, for operators. */
export const closedPages = ({ pages }: Pick<RemoteManifest, 'pages'>, prefixes: readonly string[]) =>
  Object.entries(pages).flatMap(([id, { path }]) => {
    const [prefix = ''] = path.split('/').filter((part) => part !== '');
    return prefixes.includes(prefix)
      ? []
      : [`la page ${id} est fermée : l'environnement ne lui donne pas /${prefix}`];
  });
