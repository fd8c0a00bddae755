import { portOf } from '../build/ports.mjs';
import { parts } from '../build/processes.mjs';
import { servedFolder } from '../build/served-folder.mjs';

/**
 * The script that runs a part, from the root. A remote's own is not built: it serves what was.
 * @param {import('../build/processes.mjs').Part} part
 * @param {string} buildFolder below that folder
 */
export const scriptOf = ({ folder, program }, buildFolder = servedFolder) =>
  program ? `${folder}/${buildFolder}/${program}` : `${folder}/serve.mjs`;

/**
 * @typedef {import('../build/processes.mjs').Part & { script: string, cwd?: string }} Process
 *   `script`, and `cwd`, the folder where it runs unless that is the root: whole, or from the root
 */

/** Every process of the shop: its command, its port and the variable that moves it. @type {readonly Process[]} */
export const processes = parts.map((part) => ({ ...part, script: scriptOf(part) }));

/** @param {string} name */
export function processNamed(name) {
  const found = processes.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not in processes.json`);
  return found;
}

export const hostOf = (variables = process.env) => variables.HOST || '127.0.0.1';

const everyAddress = new Set(['0.0.0.0', '::']);

/** Where a process that listens on the host of the variables can be reached from this machine. */
export function reachableHost(variables = process.env) {
  const host = hostOf(variables);
  if (everyAddress.has(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** URL of a process for the person who started the shop. @param {string} name */
export function urlOf(name, variables = process.env) {
  const host = reachableHost(variables);
  const port = portOf(processNamed(name), variables);
  return `http://${host.startsWith('127.') ? 'localhost' : host}:${port}`;
}
