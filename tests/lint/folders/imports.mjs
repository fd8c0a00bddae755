import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Folders without files of this project. */
const skipped = /^(node_modules|dist(-dev|-debug)?|test-results|coverage|\..*)$/;
const code = /\.(tsx?|[mc]?js)$/;
/** Tests may import from anywhere, so their imports do not count. */
const test = /\.test\.tsx?$|\/testing\/|\.d\.ts$/;
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx', '/index.mjs'];

/** @param {string} path */
const withSlashes = (path) => path.split(sep).join('/');

/** @param {string} root @param {string} [folder] @returns {string[]} paths of files from the root */
export const filesBelow = (root, folder = root) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(root, path) : [withSlashes(relative(root, path))];
    });

/** @param {string} root @returns {string[]} paths of sources from the root */
export const sourcesBelow = (root) =>
  filesBelow(root).filter((file) => code.test(file) && !test.test(`/${file}`));

/** The quoted names of imports and exports, also of types and in expressions. */
const specifier = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/**
 * Returns the import specifiers of a file.
 * @param {string} root
 * @param {string} file relative to the root
 */
export const specifiersOf = (root, file) =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(specifier), ([, name = '']) => name);

/**
 * Returns the files of this project that a file imports by a relative path.
 * @param {string} root
 * @param {string} file relative to the root
 * @param {readonly string[]} specifiers
 * @returns {string[]} relative to the root
 */
export function targetsOf(root, file, specifiers) {
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => {
      const path = join(root, dirname(file), specifier);
      const target = endings
        .map((ending) => path + ending)
        .find((each) => code.test(each) && existsSync(each));
      return target ? [withSlashes(relative(root, target))] : [];
    });
}
