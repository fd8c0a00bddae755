import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { betweenPages, folderCycles } from './cycles.mjs';
import { importsOf, sourcesBelow } from './imports.mjs';

// The folder to read is the project, or the one that the command line names.
const [folder] = process.argv.slice(2);
const root = folder ?? fileURLToPath(new URL('../../', import.meta.url));

/** Cycles that are older than this rule: they may go, none may come or grow. @type {string[]} */
const known = folder ? [] : JSON.parse(readFileSync(new URL('known-cycles.json', import.meta.url), 'utf8'));

const imports = sourcesBelow(root).flatMap((file) =>
  importsOf(root, file).map((target) => /** @type {const} */ ([file, target])),
);
const cycles = folderCycles(imports);

const problems = [
  ...cycles
    .filter((cycle) => !known.includes(cycle))
    .map((cycle) => `${cycle}: these folders import each other`),
  ...known
    .filter((cycle) => !cycles.includes(cycle))
    .map((cycle) => `${cycle}: is gone, take it out of known-cycles.json`),
  ...betweenPages(imports).map(([from, to]) => `${from}: imports ${to}, which belongs to another page`),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
