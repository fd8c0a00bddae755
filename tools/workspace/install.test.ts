import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled, isSupportedNode } from './install.mjs';
import { root } from './paths.mjs';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }));
jest.mock('./paths.mjs', () => {
  const { mkdtempSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  return {
    root: mkdtempSync(`${jest.requireActual<typeof import('node:os')>('node:os').tmpdir()}/install-`),
  };
});

it.each(['20.19.0', '20.20.2', '22.12.0', '22.20.1', '23.0.0', '24.1.0'])('Node %s is supported', (node) => {
  expect(isSupportedNode(node)).toBe(true);
});

it.each(['16.20.0', '18.20.4', '20.18.3', '21.7.3', '22.11.0'])('Node %s is refused', (node) => {
  expect(isSupportedNode(node)).toBe(false);
});

describe('the packages of a project', () => {
  const npm = jest.mocked(spawnSync);
  const write = (file: string, value: object) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(value));
  };
  const packages = ['node_modules/fastify', 'node_modules/jest'];
  /** Simulates npm: it returns this result and installs these packages. */
  const npmEnds = (result: { status: number | null; stderr?: string; error?: object }, added = packages) =>
    npm.mockImplementation(() => {
      for (const folder of added) write(`${folder}/package.json`, {});
      return { stderr: '', ...result } as ReturnType<typeof spawnSync>;
    });

  beforeEach(() => {
    npm.mockReset();
    jest.spyOn(console, 'error').mockReturnValue();
    write('package-lock.json', { packages: { '': {}, api: {}, 'node_modules/fastify': {} } });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are installed once, and again when the lock file has changed', () => {
    npmEnds({ status: 0 });
    ensureInstalled();
    ensureInstalled();
    const installedOnce = npm.mock.calls.length;

    write('package-lock.json', { packages: { '': {}, api: {} }, v: 2 });
    ensureInstalled();

    expect([installedOnce, npm.mock.calls.length]).toEqual([1, 2]);
  });

  it.each([
    [{ status: null, error: { code: 'ENOENT' } }, /^npm est introuvable : installez-le/],
    [{ status: 1, stderr: 'npm error ENOTFOUND' }, /^Le registre npm ne répond pas \(ENOTFOUND\)/],
    [{ status: 1, stderr: ' npm error odd\n' }, /^L'installation des dépendances a échoué\.\nnpm error odd$/],
  ])('are not recorded as installed when npm ends with %j, and each attempt says why', (result, message) => {
    npmEnds(result, []);

    expect(() => ensureInstalled({ tests: false })).toThrow(message);
    expect(() => ensureInstalled({ tests: false })).toThrow(message);
  });
});
