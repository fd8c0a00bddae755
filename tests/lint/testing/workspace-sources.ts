import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { remotes } from '../../../tools/bundler/processes.mjs';

export const root = join(__dirname, '../../..');

/** Whether a module or package is a shared workspace, not of the registry. */
export const isOfWorkspace = (name: string) => /^(shared-contracts|page-kit|shared-ui)(\/|$)/.test(name);

/** Returns the text of a file of the project. */
export const read = (file: string) => readFileSync(join(root, file), 'utf8');
export const readJson = (file: string) => JSON.parse(read(file));

/** Returns the TypeScript sources of a workspace's build, relative to the root. */
export function sourceFilesOf(workspace: string): string[] {
  return readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => `${workspace}/src/${name}`);
}

/** Returns the names of the sources in the scripts that a workspace's build has for browsers. */
export function bundledSources(workspace: string): string[] {
  const folder = join(workspace, 'dist/browser');
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => readJson(join(folder, name)).sources as string[]);
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
export const elementsIn = <Node>(text: string): Node[] =>
  parentsIn<Node>(parseSync(text, { syntax: 'typescript', tsx: true }).body);
