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

/**
 * Where a remote listens. An empty variable counts as one that is not set.
 * @param {{ port: number, portVariable: string }} remote
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @throws naming the variable that is no port
 */
export function portOf({ port, portVariable }, variables = process.env) {
  const chosen = Number(variables[portVariable] || port);
  if (!Number.isInteger(chosen) || chosen < 0 || chosen > 65_535)
    throw new Error(`${portVariable}=${variables[portVariable]} n'est pas un port (0 à 65535).`);
  return chosen;
}
