import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-sources';

function bundledSources(workspace: string): string[] {
  const folder = join(root, workspace, 'dist/browser');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sources as string[]);
}

describe('The federation runtime', () => {
  it('is in the builds once, as ES modules', () => {
    for (const workspace of ['shell', 'mfe-catalogue', 'mfe-cart-checkout', 'mfe-account']) {
      const commonJs = bundledSources(workspace).filter((source) =>
        /@module-federation\/.*\/dist\/.*\.cjs$/.test(source),
      );

      expect(commonJs).toEqual([]);
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
