import { prefixOf } from '../../src/federation/find-owner';
import type { KnownRemote } from './remote-manifests';

/**
 * Where the environment and the build of a remote do not meet, one line each for `/health`: pages that stay closed, and
 * places in the layout that stay empty. A build from before the list of fragments says nothing of them.
 */
export function mismatches({ prefixes, slots, manifest }: KnownRemote): string[] {
  if (!manifest) return [];
  const { pages, fragments } = manifest;
  const closed = Object.entries(pages).filter(([, { path }]) => !prefixes.includes(prefixOf(path) ?? ''));
  const empty = fragments ? slots.filter((slot) => !fragments.includes(slot)) : [];
  return [
    ...closed.map(
      ([id, { path }]) =>
        `la page ${id} reste fermée : l'environnement ne lui donne pas /${prefixOf(path) ?? ''}`,
    ),
    ...empty.map(
      (slot) => `remote.json n'a pas le fragment ${slot}, que l'environnement lui donne à montrer`,
    ),
  ];
}
