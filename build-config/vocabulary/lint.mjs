import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const list = fileURLToPath(new URL('retired-names.json', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** What holds no code of this project, and this folder, which names the names. */
const skipped =
  /^(node_modules|dist(-dev|-debug)?|test-results|coverage|package-lock\.json|vocabulary|\..*)$/;
/** A file or a line that names the contract whose remotes still call something so. */
const ofEarlierContract = /contract(-|: )?\d/i;
const code = /\.(tsx?|[mc]?js|json|css|html|grit)$/;

/** @type {Readonly<Record<string, string>>} */
const replacements = JSON.parse(readFileSync(list, 'utf8'));

/** Each name as a whole word; `*` stands for the rest of an identifier. */
const patterns = Object.entries(replacements).map(([name, replacement]) => ({
  pattern: new RegExp(`(?<![\\w$])${name.replaceAll('*', '[\\w$]*')}(?![\\w$])`, 'g'),
  replacement,
}));

/** @param {string} folder @returns {string[]} */
function codeBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return codeBelow(path);
      return code.test(entry.name) ? [path] : [];
    });
}

/** The retired names in a line of code or in a path. @param {string} text */
function namesIn(text) {
  if (ofEarlierContract.test(text)) return [];
  return patterns.flatMap(({ pattern, replacement }) =>
    [...text.matchAll(pattern)].map(([name]) => `${name}: use ${replacement}`),
  );
}

// The folder to read is the project, or the one that the command line names.
const folder = process.argv[2] ?? root;
const problems = codeBelow(folder).flatMap((path) => {
  const file = relative(folder, path).split(sep).join('/');
  if (ofEarlierContract.test(file)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return [
    ...namesIn(file).map((problem) => `${file}: ${problem}`),
    ...lines.flatMap((line, index) => namesIn(line).map((problem) => `${file}:${index + 1}: ${problem}`)),
  ];
});

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
