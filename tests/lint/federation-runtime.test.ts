import { remotes } from '../../tools/bundler/processes.mjs';
import { bundledSources, read, readJson, root } from './testing/workspace-sources';

const remoteNames = remotes.map(({ name }) => name);
const fromFederation = /@module-federation\//;

const packagesOf = (sources: string[]) =>
  sources.filter((source) => fromFederation.test(source) && !source.includes('data:text/javascript'));

describe('The federation runtime', () => {
  it.each(['shell', ...remoteNames])('has one version and only ES modules in %s', (name) => {
    const carried = packagesOf(bundledSources(name));

    expect(carried).not.toEqual([]);
    expect(carried.filter((source) => source.endsWith('.cjs'))).toEqual([]);
    expect(carried.filter((source) => !source.includes('/../node_modules/@module-federation/'))).toEqual([]);
  });

  it.each(remoteNames)('leaves no random order and no path of this folder in %s', (name) => {
    const { entry } = readJson(`${name}/dist/browser/remote.json`);
    const script = read(`${name}/dist/browser/${entry.file}`);
    const tables = [...script.matchAll(/\bsri(?:Css)?Hashes=\{([^}]*)\}/g)].map(([, table = '']) =>
      table.split(','),
    );
    const entries = bundledSources(name).filter((source) => source.includes('data:text/javascript'));

    expect([tables.length, entries.length]).not.toContain(0);
    expect(tables).toEqual(tables.map((table) => table.toSorted()));
    expect(entries.filter((source) => decodeURIComponent(source).includes(root))).toEqual([]);
  });

  it.each([['shell', 1] as const, ...remoteNames.map((name) => [name, 0] as const)])(
    'has its core in %s %i times: remotes use that of the shell',
    (name, times) => {
      const cores = packagesOf(bundledSources(name)).filter((source) =>
        source.includes('runtime-core/dist/core.js'),
      );

      expect(cores).toHaveLength(times);
    },
  );

  it('has the version of the package in the contract of the shell', () => {
    const { dependencies } = readJson('shell/package.json');

    expect(readJson('shell/dist/browser/contract.json')['@module-federation/runtime']).toBe(
      dependencies['@module-federation/enhanced'],
    );
  });
});
