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

it.each(['shell', 'own'] as const)(
  'a remote with the runtime %j needs all shared modules, and the federation runtime only if it is that of the shell',
  (runtime) => {
    const shared = sharedByRemote(folder);

    const { '@module-federation/runtime': range, ...needs } = needsOf(shared, runtime);

    const { '@module-federation/runtime': version = '', ...given } = contractOf(folder);
    expect(range).toBe(runtime === 'shell' ? version.replace(/^(\d+\.\d+)\.\d+$/, '~$1.0') : undefined);
    expect(needs).toEqual(Object.fromEntries(sharedKeys.map((key) => [key, '^1.4.0'])));
    expect(given).toEqual(Object.fromEntries(sharedKeys.map((key) => [key, '1.4.2'])));
  },
);

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

  expect(types).toBe(facade);
});
