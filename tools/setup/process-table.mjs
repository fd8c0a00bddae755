import { parts } from '../build/processes.mjs';
import { servedFolder } from '../build/served-folder.mjs';

/**
 * The script that runs a part, from the root. A remote's own is not built: it serves what was.
 * @param {import('../build/processes.mjs').Part} part
 * @param {string} buildFolder below that folder
 */
export const scriptOf = ({ folder, program }, buildFolder = servedFolder) =>
  program ? `${folder}/${buildFolder}/${program}` : `${folder}/serve.mjs`;

/** @typedef {import('../build/processes.mjs').Part & { script: string }} Process `script`: from the root */

/** Every process of the shop: its command, its port and the variable that moves it. @type {readonly Process[]} */
export const processes = parts.map((part) => ({ ...part, script: scriptOf(part) }));

/** @param {string} name */
export function processNamed(name) {
  const found = processes.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not in processes.json`);
  return found;
}
