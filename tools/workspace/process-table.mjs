import { portOf } from '../bundler/ports.mjs';
import { partNamed, parts } from '../bundler/processes.mjs';
import { servedFolder } from '../bundler/served-folder.mjs';

/**
 * Returns the script that runs a part, relative to the root. A remote's script is not built: it serves the
 * build.
 * @param {import('../bundler/processes.mjs').Part} part
 * @param {string} buildFolder relative to the part's folder
 */
export const scriptOf = ({ folder, program }, buildFolder = servedFolder) =>
  program ? `${folder}/${buildFolder}/${program}` : `${folder}/serve.mjs`;

/**
 * @typedef {import('../bundler/processes.mjs').Part & { script: string, cwd?: string }} Process
 *   `script` and `cwd` (by default the root): absolute, or relative to the root
 */

/** @param {import('../bundler/processes.mjs').Part} part @returns {Process} */
const processOf = (part) => ({ ...part, script: scriptOf(part) });

/** All processes of the shop: script, port and port variable. */
export const processes = parts.map(processOf);

/** @param {string} name @throws when there is none */
export const processNamed = (name) => processOf(partNamed(name));

export const hostOf = (variables = process.env) => variables.HOST || '127.0.0.1';

const everyAddress = new Set(['0.0.0.0', '::']);

/** Returns the host at which processes can be reached from this machine. */
export function reachableHost(variables = process.env) {
  const host = hostOf(variables);
  if (everyAddress.has(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Returns the URL of a process for the user who started the shop. @param {string} name */
export function urlOf(name, variables = process.env) {
  const host = reachableHost(variables);
  const port = portOf(partNamed(name), variables);
  return `http://${host.startsWith('127.') ? 'localhost' : host}:${port}`;
}
