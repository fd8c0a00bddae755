import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { remoteIn } from './ports.mjs';
import { servedFolder } from './served-folder.mjs';

/**
 * A part of the shop that is built and runs as a process: a server of the `processes.json` of `server-kit`, or a
 * folder `mfe-*`.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} folder relative to the root; by default the name
 * @property {number} port
 * @property {string} portVariable changes the port
 * @property {string} [program] only of a server: its script, below the folder of its build
 * @property {string} script that runs it: absolute, or relative to the root; that of a remote serves its build
 * @property {string} [cwd] of the script; by default the root
 * @property {readonly string[]} reads other folders that its build reads
 */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** In JSON, since TypeScript and plain Node both read it. */
const table = JSON.parse(readFileSync(`${root}server-kit/processes.json`, 'utf8'));

/** Returns a server that runs from a build in another folder. @param {Part} part @param {string} buildFolder */
export const fromBuild = (part, buildFolder) => ({
  ...part,
  script: `${part.folder}/${buildFolder}/${part.program}`,
});

const servers = Object.entries(table).map(([name, part]) =>
  fromBuild({ name, folder: name, ...part }, servedFolder),
);

/** @type {readonly Part[]} */
export const remotes = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => ({
    ...remoteIn(`${root}${folder}`),
    folder,
    script: `${folder}/serve.mjs`,
    reads: ['tools/bundler', 'shared-contracts', 'page-kit', 'shared-ui'],
  }));

/** In the order in which they start: the shell is last. @type {readonly Part[]} */
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
