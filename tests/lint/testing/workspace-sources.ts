import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportDeclaration, type ModuleItem, parseSync } from '@swc/core';
import { remotes } from '../../kit/build-modules';

export const root = join(__dirname, '../../..');

/** Returns the text of a file of the project. */
export const read = (file: string) => readFileSync(join(root, file), 'utf8');
export const readJson = (file: string) => JSON.parse(read(file));

/** A module and the values that a source imports from it; no names for the whole module. */
export interface Request {
  readonly request: string;
  readonly names: readonly string[];
}

/** A TypeScript source of a build, and the modules that it imports at run time (without types). */
export interface Source {
  readonly file: string;
  readonly requests: readonly Request[];
}

/** Returns the TypeScript sources of a workspace's build, relative to the root. */
export function sourceFilesOf(workspace: string): string[] {
  return readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => `${workspace}/src/${name}`);
}

/** Returns the TypeScript sources of a workspace's build with their imports. */
export function sourcesOf(workspace: string): Source[] {
  return sourceFilesOf(workspace).map((file) => ({
    file,
    requests: requestsOf(read(file)),
  }));
}

const parsed = (text: string): ModuleItem[] => parseSync(text, { syntax: 'typescript', tsx: true }).body;

/** Returns the run-time imports of a source: statements and `import()`. */
function requestsOf(text: string): Request[] {
  const body = parsed(text);
  return [...body.flatMap(requestOfStatement), ...onDemand(body)];
}

function requestOfStatement(item: ModuleItem): Request[] {
  if (item.type === 'ImportDeclaration') return requestOfImport(item);
  if (item.type === 'ExportAllDeclaration') return [{ request: item.source.value, names: [] }];
  if (item.type !== 'ExportNamedDeclaration' || item.typeOnly || !item.source) return [];
  const names = item.specifiers.flatMap((each) =>
    each.type === 'ExportSpecifier' && !each.isTypeOnly ? [each.orig.value] : [],
  );
  return [{ request: item.source.value, names }];
}

function requestOfImport({ typeOnly, specifiers, source }: ImportDeclaration): Request[] {
  if (typeOnly) return [];
  const names = specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' && !each.isTypeOnly ? [(each.imported ?? each.local).value] : [],
  );
  return [{ request: source.value, names }];
}

interface Call {
  readonly type: string;
  readonly callee: { readonly type: string };
  readonly arguments: readonly { readonly expression: { readonly value: string } }[];
}

const isImportCall = (node: object): node is Call =>
  'callee' in node && (node as Call).callee.type === 'Import';

/** Returns all `import('…')` calls below a node. */
function onDemand(node: unknown): Request[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isImportCall(node) ? node.arguments.slice(0, 1) : [];
  return [
    ...own.map(({ expression }) => ({ request: expression.value, names: [] })),
    ...Object.values(node).flatMap(onDemand),
  ];
}

/** Returns all syntax nodes below a node that have children: elements and fragments. */
const parentsIn = <Node>(node: unknown): Node[] =>
  typeof node !== 'object' || node === null
    ? []
    : [...('children' in node ? [node as Node] : []), ...Object.values(node).flatMap(parentsIn<Node>)];

/** Returns the sources of the shop's components. */
export const componentSources = () =>
  ['shell', 'page-kit', 'shared-ui', ...remotes.map(({ name }) => name)]
    .flatMap(sourceFilesOf)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: read(file) }));

/** Returns the elements and fragments of a source. */
export const elementsIn = <Node>(text: string): Node[] => parentsIn<Node>(parsed(text));
