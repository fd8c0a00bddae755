import { parts } from '../../build-config/parts.mjs';
import { servedFolder } from '../../build-config/served-folder.mjs';

/**
 * The script that runs a part, from the root. A remote's own is not built: it serves what was.
 * @param {import('../../build-config/parts.mjs').Part} part
 * @param {string} folder of its build
 */
export const scriptOf = ({ name, program }, folder = servedFolder) =>
  program ? `${name}/${folder}/${program}` : `${name}/serve.mjs`;

/** Every process of the shop: its command, its port and the variable that moves it. */
export const processes = parts.map((part) => ({ ...part, script: scriptOf(part) }));
