import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-sources';

const { remotes } = jest.requireActual<typeof import('../remotes.mjs')>('../remotes.mjs');

function bundledSources(workspace: string): string[] {
  const folder = join(root, workspace, 'dist/browser');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sources as string[]);
}

/** The few lines that put the shell's runtime where remotes find it are published as CommonJS only. */
const handsOnTheRuntime =
  /inject-external-runtime-core-plugin\/|runtime-tools\/dist\/runtime-core\.cjs|runtime\/dist\/(core|_virtual\/_rolldown\/runtime)\.cjs/;

describe('The federation runtime', () => {
  it('is in the builds once, as ES modules', () => {
    for (const workspace of ['shell', 'mfe-catalogue', 'mfe-cart-checkout', 'mfe-account']) {
      const commonJs = bundledSources(workspace).filter((source) =>
        /@module-federation\/.*\/dist\/.*\.cjs$/.test(source),
      );

      expect(commonJs.filter((source) => !handsOnTheRuntime.test(source))).toEqual([]);
    }
  });

  it('finds a remote in the global variable of its name', () => {
    for (const { name } of remotes) {
      const folder = join(root, name, 'dist/browser');
      const { entry } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));

      const assigns = new RegExp(`\\b${name.replaceAll('-', '_')}\\s*=`);

      expect({ name, global: assigns.test(readFileSync(join(folder, entry.file), 'utf8')) }).toEqual({
        name,
        global: true,
      });
    }
  });

  it('is not carried by remotes, nor is any shared library', () => {
    for (const workspace of ['mfe-catalogue', 'mfe-cart-checkout', 'mfe-account']) {
      const carried = bundledSources(workspace).filter((source) =>
        /node_modules\/(react-dom|react-router|jotai|@tanstack|axios|zod|@module-federation\/runtime-core)\//.test(
          source,
        ),
      );

      expect(carried).toEqual([]);
    }
  });
});
