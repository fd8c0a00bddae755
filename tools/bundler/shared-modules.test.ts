import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOf, needsOf, packageOf, sharedByRemote, sharedKeys } from './shared-modules.mjs';

let folder: string;
const install = (name: string, version: string) => {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-'));
  for (const key of sharedKeys) install(packageOf(key), '1.4.2');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a remote expects every shared module from the shell, in its own minor version or a later one', () => {
  install('react', '19.3.1');

  const shared = sharedByRemote(folder);

  expect(Object.keys(shared)).toEqual(sharedKeys);
  expect(shared.react).toEqual({ singleton: true, import: false, requiredVersion: '^19.3.0' });
  expect(shared['react-dom/client']?.requiredVersion).toBe('^1.4.0');
});

it('the contract of a shell has the version of every shared module', () => {
  const { '@module-federation/runtime': _runtime, ...versions } = contractOf(folder);

  expect(versions).toEqual(Object.fromEntries(sharedKeys.map((key) => [key, '1.4.2'])));
});

it('a remote needs all shared modules, and the federation runtime only if it uses that of the shell', () => {
  const shared = sharedByRemote(folder);
  const [major, minor] = contractOf(folder)['@module-federation/runtime'].split('.');

  const modules = Object.fromEntries(sharedKeys.map((key) => [key, '^1.4.0']));
  expect(needsOf(shared, 'own')).toEqual(modules);
  const runtime = { '@module-federation/runtime': `~${major}.${minor}.0` };
  expect(needsOf(shared, 'shell')).toEqual({ ...modules, ...runtime });
});

it('a folder without a shared package throws an error that names both', () => {
  rmSync(join(folder, 'node_modules/jotai'), { recursive: true });

  expect(() => sharedByRemote(folder)).toThrow(
    `${folder} needs jotai, which the shell shares: add it to its dependencies`,
  );
});

it('the types of TanStack Query for squads have the values of its facade', () => {
  const [types, facade] = ['types/react-query.d.ts', '../../page-kit/src/facades/react-query.ts'].map(
    (file) => /export \{[^}]+\}/.exec(readFileSync(join(__dirname, file), 'utf8'))?.at(0),
  );

  expect(types).toContain('useQuery,');
  expect(types).toBe(facade);
});
