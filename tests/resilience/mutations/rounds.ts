import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutation } from './lists';

const shared = ['shared-contracts', 'page-kit', 'shared-ui'];

/** The first folder of a path in the checkout. */
export const workspaceOf = (path: string): string => path.slice(0, path.indexOf('/'));

/** Arguments of jest in a workspace. */
export interface Round {
  readonly workspace: string;
  readonly args: readonly string[];
}

/**
 * Which tests may notice a mutation, in the order in which they are asked: those it names, or else those beside the
 * file, all that import it, and for what is shared those of other workspaces. `root` is the folder of the checkout.
 */
export function roundsFor({ file, tests }: Pick<Mutation, 'file' | 'tests'>, root: string): Round[] {
  const path = join(root, file);
  const own = workspaceOf(file);
  if (tests)
    return [...new Set(tests.map(workspaceOf))].map((workspace) => ({
      workspace,
      args: [
        '--runTestsByPath',
        ...tests.filter((each) => workspaceOf(each) === workspace).map((each) => join(root, each)),
      ],
    }));
  const readers = shared.includes(own) ? workspacesThatRead(own, root) : [];
  return [
    { workspace: own, args: [`${dirname(file.slice(own.length + 1))}/[^/]+$`] },
    { workspace: own, args: ['--findRelatedTests', path] },
    ...readers.map((workspace) => ({
      workspace,
      args: ['--roots', join(root, workspace), '--roots', join(root, own), '--findRelatedTests', path],
    })),
  ];
}

function workspacesThatRead(name: string, root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((workspace) => {
      const files = readdirSync(join(root, workspace));
      if (!files.includes('package.json') || !files.includes('jest.config.mjs')) return false;
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, workspace, 'package.json'), 'utf8'),
      );
      return name in { ...dependencies, ...devDependencies };
    });
}
