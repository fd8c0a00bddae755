/**
 * The table of remotes: their names (which are their folders), default ports and the variables that move them.
 * @type {ReadonlyArray<{ name: string, port: number, portVariable: string }>}
 */
export const remotes = [
  { name: 'mfe-catalogue', port: 3001, portVariable: 'CATALOGUE_PORT' },
  { name: 'mfe-cart-checkout', port: 3002, portVariable: 'CART_CHECKOUT_PORT' },
  { name: 'mfe-account', port: 3003, portVariable: 'ACCOUNT_PORT' },
];

/** @param {string} name */
export function remoteNamed(name) {
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not in the table of remotes (build-config/remotes.mjs)`);
  return remote;
}
