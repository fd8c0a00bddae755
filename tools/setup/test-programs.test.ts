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

/** The path of a program, which is there when `there` is. */
function program(name: string, there = true) {
  const path = join(folder, name);
  if (there) writeFileSync(path, '');
  return path;
}

it('takes the engine that the machine has', () => {
  const known = [program('elsewhere', false), program('firefox')];

  expect(ensureEngine('firefox', { known })).toEqual({ FIREFOX: known[1] });
});

it('prefers the engine of the variable to that of the machine', () => {
  process.env.FIREFOX = program('nightly');

  expect(ensureEngine('firefox', { known: [program('firefox')] })).toEqual({
    FIREFOX: process.env.FIREFOX,
  });
});

it('refuses a variable that names no file', () => {
  process.env.FIREFOX = program('nightly', false);

  expect(() => ensureEngine('firefox')).toThrow(/^FIREFOX=.*nightly n'existe pas/);
});

it.each([
  ['itself', false, true],
  ['a program that it needs', true, false],
])('does without an engine that lacks %s, and says which packages have it', (_what, itself, needed) => {
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
