/** Which remote answers for an address: the first part of the path decides. Used by the browser and by the server. */
export const remoteByPrefix: Readonly<Record<string, string>> = {
  'category-product': 'mfe-catalogue',
  order: 'mfe-cart-checkout',
  purchase: 'mfe-cart-checkout',
  invoice: 'mfe-cart-checkout',
  profile: 'mfe-account',
};

/** The remote of a path such as `/category-product/CHIMIE`, or null when the shell has the page itself. */
export function remoteOfPath(pathname: string): string | null {
  const prefix = pathname.split('/').find((part) => part !== '');
  return prefix !== undefined && Object.hasOwn(remoteByPrefix, prefix)
    ? (remoteByPrefix[prefix] ?? null)
    : null;
}

/** Id of the pathless route under which a remote's routes are added. */
export const mountId = (remote: string) => `mount:${remote}`;
