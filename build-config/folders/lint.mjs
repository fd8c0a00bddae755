import { fileURLToPath } from 'node:url';
import { betweenPages, folderCycles } from './cycles.mjs';
import { importsOf, sourcesBelow } from './imports.mjs';

// The folder to read is the project, or the one that the command line names.
const [root = fileURLToPath(new URL('../../', import.meta.url))] = process.argv.slice(2);

const imports = sourcesBelow(root).flatMap((file) =>
  importsOf(root, file).map((target) => /** @type {const} */ ([file, target])),
);

const problems = [
  ...folderCycles(imports).map((cycle) => `${cycle}: these folders import each other`),
  ...betweenPages(imports).map(([from, to]) => `${from}: imports ${to}, which belongs to another page`),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
