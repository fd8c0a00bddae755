import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from '@swc/core';

/** Folders without sources of this project. */
const skipped = /^(node_modules|dist(-dev|-debug)?|test-results|coverage|\..*)$/;
const code = /\.(tsx?|[mc]?js)$/;
/** Tests may import from anywhere, so their imports do not count. */
const test = /\.test\.tsx?$|\/testing\/|\.d\.ts$/;
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx', '/index.mjs'];

/** @param {string} path */
const withSlashes = (path) => path.split(sep).join('/');

/** @param {string} root @param {string} [folder] @returns {string[]} paths of sources from the root */
export function sourcesBelow(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesBelow(root, path);
      const file = withSlashes(relative(root, path));
      return code.test(file) && !test.test(`/${file}`) ? [file] : [];
    });
}

/**
 * A part of a syntax node, and the parts of a node that may contain an import.
 * @typedef {{ type?: string, value?: string }} Part
 * @typedef {{ type?: string, source?: Part, callee?: Part, arguments?: { expression: Part }[],
 *   argument?: Part }} Importing
 */

/**
 * Returns the import specifiers in a syntax node, including types.
 * @param {unknown} node
 * @returns {string[]}
 */
function specifiersBelow(node) {
  if (Array.isArray(node)) return node.flatMap(specifiersBelow);
  if (typeof node !== 'object' || node === null) return [];
  const { type, source, callee, arguments: args, argument } = /** @type {Importing} */ (node);
  const found =
    type === 'CallExpression' && callee?.type === 'Import'
      ? args?.[0]?.expression
      : type === 'TsImportType'
        ? argument
        : source;
  return [
    ...(found?.type === 'StringLiteral' && found.value !== undefined ? [found.value] : []),
    ...Object.values(node).flatMap(specifiersBelow),
  ];
}

/**
 * Returns the import specifiers of a file.
 * @param {string} root
 * @param {string} file relative to the root
 */
export function specifiersOf(root, file) {
  const tree = parseSync(readFileSync(join(root, file), 'utf8'), {
    syntax: 'typescript',
    tsx: !file.endsWith('.ts'),
    target: 'es2022',
  });
  return specifiersBelow(tree.body);
}

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
