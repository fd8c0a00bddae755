import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A process that listens.
 * @typedef {object} Listener
 * @property {number} port
 * @property {string} portVariable that moves it to another port
 */

/** The variable that moves a remote to another port: `CATALOGUE_PORT` of `mfe-catalogue`. @param {string} name */
const portVariableOf = (name) => `${name.replace(/^mfe-/, '').replaceAll('-', '_').toUpperCase()}_PORT`;

/**
 * What the package.json of a remote says of it: its name, its version and, as `config.port`, its port,
 * 3001 to 3099: local environment files with such a port follow the variable.
 * @param {string} folder
 * @returns {Listener & { name: string, version: string }}
 */
export function remoteIn(folder) {
  const { name, version, config } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, port: config.port, portVariable: portVariableOf(name) };
}

/**
 * What was chosen for a port; no number where a variable says something else. An empty variable counts as one that is not set.
 * @param {Listener} listener
 * @param {Readonly<Record<string, string | undefined>>} variables
 */
export const chosenPort = ({ port, portVariable }, variables = process.env) =>
  Number(variables[portVariable] || port);

/**
 * Where a process listens.
 * @param {Listener} listener
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @throws naming the variable that is no port
 */
export function portOf(listener, variables = process.env) {
  const chosen = chosenPort(listener, variables);
  if (!Number.isInteger(chosen) || chosen < 0 || chosen > 65_535)
    throw new Error(
      `${listener.portVariable}=${variables[listener.portVariable]} n'est pas un port (0 à 65535).`,
    );
  return chosen;
}
