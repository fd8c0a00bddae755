import { fileURLToPath } from 'node:url';
import { sourcesBelow, specifiersOf, targetsOf } from './imports.mjs';
import { betweenPages, folderCycles, forbiddenImports } from './rules.mjs';

// The folder to check: the argument, or the project.
const [root = fileURLToPath(new URL('../../../', import.meta.url))] = process.argv.slice(2);

const sources = sourcesBelow(root).map((file) => ({ file, specifiers: specifiersOf(root, file) }));
const imports = sources.flatMap(({ file, specifiers }) =>
  targetsOf(root, file, specifiers).map((target) => /** @type {const} */ ([file, target])),
);

const problems = [
  ...folderCycles(imports).map((cycle) => `${cycle}: these folders import each other`),
  ...betweenPages(imports).map(([from, to]) => `${from}: imports ${to}, which belongs to another page`),
  ...sources.flatMap(({ file, specifiers }) =>
    forbiddenImports(file, specifiers).map((path) => `${file}: must not import ${path}`),
  ),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
