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
  // Without the folder of apt-get nothing is installed.
  process.env = { PATH: folder };
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
  const path = program('firefox-esr');

  expect(ensureEngine('firefox')).toEqual({ FIREFOX: path });
});

it('the engine in the variable has priority over the installed engine', () => {
  process.env.FIREFOX = program('nightly');
  program('firefox-esr');

  expect(ensureEngine('firefox')).toEqual({ FIREFOX: process.env.FIREFOX });
});

it('a variable with a missing file is refused', () => {
  process.env.FIREFOX = program('nightly', false);

  expect(() => ensureEngine('firefox')).toThrow(/^FIREFOX=.*nightly n'existe pas/);
});

it.each([
  ['itself', false, true],
  ['a program that it needs', true, false],
])('an engine without %s is not used, and a line names its packages', (_what, itself, needed) => {
  program('WebKitWebDriver', itself);
  program('Xvfb', needed);

  expect(ensureEngine('webkit')).toEqual({});
  expect(logged).toHaveBeenLastCalledWith(
    'Paquets Debian manquants : webkit2gtk-driver, xvfb ; leurs tests sont sautés.',
  );
});
