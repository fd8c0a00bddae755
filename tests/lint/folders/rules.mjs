import { posix } from 'node:path';

/** @typedef {readonly [from: string, to: string]} Import paths of two files, relative to the root */
/** @typedef {Map<string, Set<string>>} Graph imported folders by folder */

/**
 * Returns the imports between sibling folders by their parent folder.
 * Imports of files next to folders do not count.
 * @param {readonly Import[]} imports
 */
function siblings(imports) {
  /** @type {Map<string, Graph>} */
  const graphs = new Map();
  for (const [from, to] of imports) {
    const [source, target] = [from.split('/'), to.split('/')];
    const depth = source.findIndex((part, index) => part !== target[index]);
    const [a, b] = [source[depth], target[depth]];
    if (!a || !b || depth >= source.length - 1 || depth >= target.length - 1) continue;
    const parent = source.slice(0, depth).join('/');
    const graph = graphs.get(parent) ?? new Map();
    graphs.set(parent, graph.set(a, (graph.get(a) ?? new Set()).add(b)));
  }
  return graphs;
}

/** Returns all folders that a folder imports, also indirectly. @param {Graph} graph @param {string} start */
function reachedFrom(graph, start) {
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (!reached.has(next)) waiting.push(next);
      reached.add(next);
    }
  }
  return reached;
}

/**
 * Returns the groups of folders that import each other, directly or indirectly.
 * @param {readonly Import[]} imports
 * @returns {string[]} such as `shell/src: app, layout`, sorted
 */
export function folderCycles(imports) {
  const cycles = [...siblings(imports)].flatMap(([parent, graph]) => {
    const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(graph, folder)]));
    return [...reached]
      .filter(([folder, ahead]) => ahead.has(folder))
      .map(([folder, ahead]) => {
        const members = [...ahead].filter((other) => reached.get(other)?.has(folder)).sort();
        return `${parent || '.'}: ${members.join(', ')}`;
      });
  });
  return [...new Set(cycles)].sort();
}

/**
 * Returns the imports of one page by another.
 * @param {readonly Import[]} imports
 */
export const betweenPages = (imports) =>
  imports.filter(([from, to]) => {
    const [, parent, page] = /^(.*\/pages\/)([^/]+)\//.exec(from) ?? [];
    return (
      parent !== undefined &&
      to.startsWith(parent) &&
      to.slice(parent.length).includes('/') &&
      !to.startsWith(`${parent}${page}/`)
    );
  });

/** Outside of these folders, configuration and programs combine product, tools and demo data. */
const product = /^(shell|mfe-[^/]+|shared-contracts|page-kit|shared-ui|server-kit|api)\/(src|server)\//;
const apart = /^(tools|tests|api\/seed)\/|^(bundler|demo-catalogue|payment-sandbox|journeys|bench)(\/|$)/;
/** The template of a remote is not a tool. */
const tool = /^tools\/(?!bundler\/template\/)/;
/** Folders that tools must not import: besides tools they may import only the contracts and server-kit. */
const notForTools = /^(shell|mfe-[^/]+|page-kit|shared-ui|api|tests|journeys|bench)(\/|$)/;

/**
 * Returns the forbidden imports of a file: of tools, tests and demo data in the product, of product and tests
 * in a tool.
 * @param {string} file relative to the root
 * @param {readonly string[]} specifiers
 */
export function forbiddenImports(file, specifiers) {
  const forbidden = product.test(file) ? apart : tool.test(file) ? notForTools : null;
  return specifiers
    .map((specifier) => (specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier))
    .filter((path) => forbidden?.test(path));
}
