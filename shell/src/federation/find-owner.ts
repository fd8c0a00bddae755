import type { Environment } from 'shared-contracts/environment';
import type { Slot } from 'shared-contracts/remotes/slots';

/** What the environment assigns to a remote: URL prefixes and slots of the layout. */
interface Owned extends Pick<Environment['remotes'][string], 'prefixes' | 'slots'> {
  /** Its fragments are loaded once the page is idle. */
  readonly idle?: boolean;
}

/** Assignments by name of the remote. */
export type Owners = Readonly<Record<string, Owned>>;

/** Returns the first part of a path, with or without a leading slash; undefined for `/`. */
export const prefixOf = (pathname: string) => pathname.split('/').find((part) => part !== '');

const ownerOf = (owners: Owners, owns: (owned: Owned) => boolean) =>
  Object.entries(owners).find(([, owned]) => owns(owned))?.[0] ?? null;

/** Returns the remote of a path such as `/category-product/CHIMIE`, or null for a path of the shell. */
export function remoteOfPath(pathname: string, owners: Owners): string | null {
  const prefix = prefixOf(pathname);
  return prefix === undefined ? null : ownerOf(owners, ({ prefixes }) => prefixes.includes(prefix));
}

/** Returns the remote that fills a slot of the layout; null when the environment assigns none. */
export const remoteOfSlot = (slot: Slot, owners: Owners) =>
  ownerOf(owners, ({ slots }) => slots.includes(slot));

/** Returns the id of the pathless route below which a remote's routes are added. */
export const mountId = (remote: string) => `mount:${remote}`;
