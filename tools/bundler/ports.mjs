import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A process that listens.
 * @typedef {object} Listener
 * @property {number} port
 * @property {string} portVariable changes the port
 */

/**
 * Reads name, version and port (`config.port`, 3001 to 3099) of a remote from its package.json, and names its
 * variable: `CATALOGUE_PORT` of `mfe-catalogue`. URLs with such a port in local environment files follow it.
 * @param {string} folder
 * @returns {Listener & { name: string, version: string }}
 */
export function remoteIn(folder) {
  const { name, version, config } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const portVariable = `${name.replace(/^mfe-/, '').replaceAll('-', '_').toUpperCase()}_PORT`;
  return { name, version, port: config.port, portVariable };
}

/**
 * Returns the port on which a process listens. An empty variable counts as not set.
 * @param {Listener} listener
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @throws with the name of the variable if it is no port
 */
export function portOf({ port, portVariable }, variables = process.env) {
  const chosen = Number(variables[portVariable] || port);
  if (!Number.isInteger(chosen) || chosen < 0 || chosen > 65_535)
    throw new Error(`${portVariable}=${variables[portVariable]} n'est pas un port (0 à 65535).`);
  return chosen;
}
