import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { remoteIn } from './ports.mjs';

/**
 * A part of the shop that is built and runs as a process: a server of the root's `processes.json`, or a folder `mfe-*`.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} folder from the root; its name unless the table has another
 * @property {'server' | 'remote'} kind
 * @property {number} port
 * @property {string} portVariable that moves it to another port
 * @property {string} [program] of a server: what runs, below the folder of its build
 * @property {readonly string[]} reads folders beside its own that its build reads
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Data alone: TypeScript reads the same file, which plain Node could not import from there. */
const table = JSON.parse(readFileSync(`${root}processes.json`, 'utf8'));

/** @type {readonly Part[]} */
const servers = Object.entries(table).map(([name, part]) => ({
  name,
  folder: name,
  kind: 'server',
  ...part,
}));

/** @type {readonly Part[]} */
export const remotes = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => ({
    ...remoteIn(`${root}${folder}`),
    folder,
    kind: /** @type {const} */ ('remote'),
    reads: ['tools/build', 'shared-contracts', 'page-kit', 'shared-ui'],
  }));

/** In the order in which they start: the shell is the last one. @type {readonly Part[]} */
export const parts = [
  ...servers.filter(({ name }) => name !== 'shell'),
  ...remotes,
  ...servers.filter(({ name }) => name === 'shell'),
];

/** @param {string} name @throws when there is none */
export function partNamed(name) {
  const part = parts.find((candidate) => candidate.name === name);
  if (!part) throw new Error(`${name} is neither in processes.json nor a remote`);
  return part;
}
