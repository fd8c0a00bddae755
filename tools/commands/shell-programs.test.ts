import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/kit/temporary-folder';

const folder = temporaryFolder();

/** Runs one of the shell's programs. */
const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(__dirname, `../../shell/dist/server/${program}.mjs`), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

it.each([
  ['publish-assets', 'missing options', '', '--to est nécessaire'],
  ['publish-assets', 'an unknown option', '--out x', "Unknown option '--out'"],
  ['publish-assets', 'a file as folder', '--to file', '--to file'],
  ['static-site', 'missing options', '', '--env et --out sont nécessaires'],
  ['static-site', 'an unknown option', '--environment x', "Unknown option '--environment'"],
  ['static-site', 'a missing environment', '--env none --out site', "Fichier d'environnement introuvable"],
  ['static-site', 'a file as folder', '--env local --out file', '--out file'],
])('%s refuses %s in one line', (program, _what, words, reason) => {
  writeFileSync(join(folder, 'file'), '');

  const { status, stdout, stderr } = run(program, ...words.split(' ').filter(Boolean));

  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(reason);
});
