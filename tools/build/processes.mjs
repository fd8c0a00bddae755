import { readFileSync } from 'node:fs';

/**
 * A part of the shop that is built and runs as a process, as the root's `processes.json` has it.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} folder from the root; its name unless the table has another
 * @property {'server' | 'remote'} kind
 * @property {number} port
 * @property {string} portVariable that moves it to another port
 * @property {string} [program] of a server: what runs, below the folder of its build
 * @property {readonly string[]} reads folders beside its own that its build reads
 */

/** Data alone: TypeScript reads the same file, which plain Node could not import from there. */
const table = JSON.parse(readFileSync(new URL('../../processes.json', import.meta.url), 'utf8'));

/** In the order in which they start. @type {readonly Part[]} */
export const parts = Object.entries(table).map(([name, part]) => ({ name, folder: name, ...part }));

export const remotes = parts.filter(({ kind }) => kind === 'remote');

/** @param {string} name @throws when the table does not have it */
export function partNamed(name) {
  const part = parts.find((candidate) => candidate.name === name);
  if (!part) throw new Error(`${name} is not in processes.json`);
  return part;
}

/**
 * What was chosen for a port; no number where a variable says something else. An empty variable counts as one that is not set.
 * @param {Pick<Part, 'port' | 'portVariable'>} part
 * @param {Readonly<Record<string, string | undefined>>} variables
 */
export const chosenPort = ({ port, portVariable }, variables = process.env) =>
  Number(variables[portVariable] || port);

/**
 * Where a part listens.
 * @param {Pick<Part, 'port' | 'portVariable'>} part
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @throws naming the variable that is no port
 */
export function portOf(part, variables = process.env) {
  const chosen = chosenPort(part, variables);
  if (!Number.isInteger(chosen) || chosen < 0 || chosen > 65_535)
    throw new Error(`${part.portVariable}=${variables[part.portVariable]} n'est pas un port (0 à 65535).`);
  return chosen;
}
