import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion, earlierPointer } from '../../../tools/build/contract.mjs';
import { buildNextVersion } from '../../../tools/setup/next-version.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { type RemoteName, remotes } from '../failure-grid/remotes';
import { buildIn, type Edits, installPackages, makeTree, type Packages } from './tree';

const browser = (tree: string, remote: RemoteName) => join(tree, remote, 'dist/browser');
const nextContract = contractVersion + 1;

const contractEdits: Edits = {
  'shared-contracts/src/remotes/contract.json': (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      version: nextContract,
      accepted: [nextContract, contractVersion],
    }),
};

/** A remote that shares one library more than any shell knows. */
const unknownKey: Edits = {
  'node_modules/brand-kit/package.json': () =>
    '{ "name": "brand-kit", "version": "1.0.0", "main": "index.js" }',
  'node_modules/brand-kit/index.js': () => "module.exports = { brand: 'SPH' };",
  'tools/build/shared.mjs': (text) => text.replace("  'jotai',", "  'jotai',\n  'brand-kit',"),
  'mfe-account/src/routes.ts': (text) =>
    `import { brand } from 'brand-kit';\nif (!brand) throw new Error('no brand');\n${text}`,
};

const withoutSearchParams: Edits = {
  'shell/src/facades/react-router-dom.ts': (text) => text.replace('  useSearchParams,\n', ''),
};

const ownRuntime: Edits = {
  'mfe-account/rspack.config.mjs': (text) =>
    text.replace("name: 'mfe-account',", "name: 'mfe-account', runtime: 'own',"),
};

const federation = (version: string): Packages => ({ '@module-federation/enhanced': version });

/**
 * What is built for the proof, by name: trees of the whole checkout with the workspaces that are built there. `version` of a
 * cell names one of them, or `N`, `N+1`.
 */
const trees: Readonly<Record<string, { edits?: Edits; packages?: Packages; builds: readonly string[] }>> = {
  [`contract ${nextContract}`]: { edits: contractEdits, builds: ['shell', ...remotes] },
  'an unknown shared key': { edits: unknownKey, builds: ['mfe-account'] },
  'without useSearchParams': { edits: withoutSearchParams, builds: ['shell'] },
  'federation 2.9.1': { packages: federation('2.9.1'), builds: ['shell', 'mfe-account'] },
  "federation 2.8.2, the shell's": { packages: federation('2.8.2'), builds: ['mfe-account'] },
  'federation 2.8.2, its own': { packages: federation('2.8.2'), edits: ownRuntime, builds: ['mfe-account'] },
  'React 19.3.0': { packages: { react: '19.3.0', 'react-dom': '19.3.0' }, builds: ['mfe-account'] },
};

/** Both contracts at one URL: the next one's pointer, and the current one's beside it. */
function bothContracts(folder: string, next: string): string {
  for (const remote of remotes) {
    const served = browser(folder, remote);
    cpSync(browser(root, remote), served, { recursive: true });
    cpSync(join(served, 'remote.json'), join(served, earlierPointer(contractVersion)));
    cpSync(browser(next, remote), served, { recursive: true });
  }
  return folder;
}

/**
 * Makes versions below `folder`, each when it is first asked for. `tree(name)` answers the root of a checkout with the builds,
 * `folderOf(name, remote)` the folder that a host of the remote serves.
 */
export function makeVersions(folder: string) {
  const made = new Map<string, string>();
  const once = (name: string, make: (at: string) => string) => {
    const folderOfIt = made.get(name) ?? make(join(folder, String(made.size)));
    made.set(name, folderOfIt);
    return folderOfIt;
  };

  function tree(name: string): string {
    if (name === 'N') return root;
    return once(name, (at) => {
      const wanted = trees[name];
      if (!wanted) throw new Error(`no tree ${name}`);
      const { edits, packages, builds } = wanted;
      const installed = packages ? installPackages(`${at}-packages`, packages) : null;
      return buildIn(makeTree(at, { edits, packages: installed }), builds);
    });
  }

  async function folderOf(name: string, remote: RemoteName): Promise<string> {
    if (name === 'N+1')
      return buildNextVersion(
        remote,
        once(`${name} ${remote}`, (at) => at),
      );
    if (name === 'both contracts')
      return browser(
        once(name, (at) => bothContracts(at, tree(`contract ${nextContract}`))),
        remote,
      );
    return browser(tree(name), remote);
  }

  return { tree, folderOf };
}
