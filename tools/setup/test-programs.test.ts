import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEngine } from './test-programs.mjs';

const variables = { ...process.env };
let folder: string;
let logged: jest.SpyInstance;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boutique-engines-'));
  logged = jest.spyOn(console, 'error').mockReturnValue();
  for (const name of ['FIREFOX', 'WEBKIT_DRIVER']) delete process.env[name];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = { ...variables };
});

/** Returns the path of a program, which exists if `there` is true. */
function program(name: string, there = true) {
  const path = join(folder, name);
  if (there) writeFileSync(path, '');
  return path;
}

it('the installed engine is used', () => {
  const known = [program('elsewhere', false), program('firefox')];

  expect(ensureEngine('firefox', { known })).toEqual({ FIREFOX: known[1] });
});

it('the engine in the variable has priority over the installed engine', () => {
  process.env.FIREFOX = program('nightly');

  expect(ensureEngine('firefox', { known: [program('firefox')] })).toEqual({
    FIREFOX: process.env.FIREFOX,
  });
});

it('a variable with a missing file is refused', () => {
  process.env.FIREFOX = program('nightly', false);

  expect(() => ensureEngine('firefox')).toThrow(/^FIREFOX=.*nightly n'existe pas/);
});

it.each([
  ['itself', false, true],
  ['a program that it needs', true, false],
])('an engine without %s is not used, and a line names its packages', (_what, itself, needed) => {
  const options = {
    known: [program('WebKitWebDriver', itself)],
    needs: [program('Xvfb', needed)],
    canInstall: false,
  };

  expect(ensureEngine('webkit', options)).toEqual({});
  expect(logged).toHaveBeenCalledWith(
    'WebKitGTK manque : ses tests sont sautés (paquets Debian : webkit2gtk-driver, xvfb).',
  );
});
