import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-sources';

const { remotes } = jest.requireActual<typeof import('../remotes.mjs')>('../remotes.mjs');
const { substitutes } = jest.requireActual<typeof import('../federation-runtime/substitutes.mjs')>(
  '../federation-runtime/substitutes.mjs',
);

const remoteNames = remotes.map(({ name }) => name);
const fromFederation = /@module-federation\//;

function bundledSources(workspace: string): string[] {
  const folder = join(root, workspace, 'dist/browser');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sources as string[]);
}

const packagesOf = (sources: string[]) =>
  sources.filter((source) => fromFederation.test(source) && !source.includes('data:text/javascript'));

describe('The federation runtime', () => {
  it.each(['enhanced', 'runtime', 'runtime-core', 'webpack-bundler-runtime', 'sdk', 'error-codes'])(
    'is built from the version of %s whose inner modules are known',
    (name) => {
      const path = join(root, 'node_modules/@module-federation', name, 'package.json');

      expect(JSON.parse(readFileSync(path, 'utf8')).version).toBe('2.9.2');
    },
  );

  it('is in the shell as ES modules, so that what is not used is left out', () => {
    const carried = packagesOf(bundledSources('shell'));

    expect(carried.filter((source) => source.endsWith('.cjs'))).toEqual([]);
    expect(carried.filter((source) => source.includes('runtime-core/dist/core.js'))).toHaveLength(1);
  });

  it.each(Object.keys(substitutes))('leaves out %s, which is where it is known to be', (module) => {
    expect(existsSync(join(root, 'node_modules/@module-federation', module))).toBe(true);
    expect(
      bundledSources('shell').filter((source) => source.endsWith(`@module-federation/${module}`)),
    ).toEqual([]);
  });

  it.each(remoteNames)('is not carried by %s, nor is any shared library', (name) => {
    const sources = bundledSources(name);

    expect(packagesOf(sources)).toEqual([]);
    expect(
      sources.filter((source) =>
        /node_modules\/(react-dom|react-router|jotai|@tanstack|axios|zod)\//.test(source),
      ),
    ).toEqual([]);
  });

  it.each(remoteNames)('finds %s under its name in the window', (name) => {
    const folder = join(root, name, 'dist/browser');
    const { entry } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));

    expect(readFileSync(join(folder, entry.file), 'utf8')).toContain(`window["${name}"]=`);
  });
});
