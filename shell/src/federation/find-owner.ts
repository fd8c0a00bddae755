import type { Environment } from 'shared-contracts/environment';
import type { Slot } from 'shared-contracts/remotes/slots';

/** What the environment lets a remote have: first parts of URLs, and slots of the layout. */
interface Owned extends Pick<Environment['remotes'][string], 'prefixes' | 'slots'> {
  /** Its fragments are loaded once the page is idle. */
  readonly idle?: boolean;
}

/** By the remote's name. */
export type Owners = Readonly<Record<string, Owned>>;

/** First part of a path, with or without a slash before it; undefined for `/`. */
export const prefixOf = (pathname: string) => pathname.split('/').find((part) => part !== '');

const ownerOf = (owners: Owners, owns: (owned: Owned) => boolean) =>
  Object.entries(owners).find(([, owned]) => owns(owned))?.[0] ?? null;

/** The remote of a path such as `/category-product/CHIMIE`, or null when the shell has the page itself. */
export function remoteOfPath(pathname: string, owners: Owners): string | null {
  const prefix = prefixOf(pathname);
  return prefix === undefined ? null : ownerOf(owners, ({ prefixes }) => prefixes.includes(prefix));
}

/** The remote that fills a slot of the layout; null where the environment gives it to none. */
export const remoteOfSlot = (slot: Slot, owners: Owners) =>
  ownerOf(owners, ({ slots }) => slots.includes(slot));

/** Id of the pathless route under which a remote's routes are added. */
export const mountId = (remote: string) => `mount:${remote}`;
