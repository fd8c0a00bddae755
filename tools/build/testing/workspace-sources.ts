import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportDeclaration, type ModuleItem, parseSync } from '@swc/core';

export const root = join(__dirname, '../../..');

/** A module and the names that a source takes of it as values; none where it takes the whole. */
export interface Request {
  readonly request: string;
  readonly names: readonly string[];
}

/** A TypeScript source that ends up in a build, and the modules that it asks for at run time (types left out). */
export interface Source {
  readonly file: string;
  readonly requests: readonly Request[];
}

/** Paths of the TypeScript sources of a workspace that end up in a build, from the root. */
export function sourceFilesOf(workspace: string): string[] {
  return readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => `${workspace}/src/${name}`);
}

/** TypeScript sources of a workspace that end up in its build. */
export function sourcesOf(workspace: string): Source[] {
  return sourceFilesOf(workspace).map((file) => ({
    file,
    requests: requestsOf(readFileSync(join(root, file), 'utf8')),
  }));
}

const parsed = (text: string): ModuleItem[] => parseSync(text, { syntax: 'typescript', tsx: true }).body;

/** Modules that a text asks for at run time: by statement, or on demand by `import()`. */
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

/** `import('…')` wherever it stands. */
function onDemand(node: unknown): Request[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isImportCall(node) ? node.arguments.slice(0, 1) : [];
  return [
    ...own.map(({ expression }) => ({ request: expression.value, names: [] })),
    ...Object.values(node).flatMap(onDemand),
  ];
}
