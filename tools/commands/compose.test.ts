import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'compose-'));
const compose = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'shell/dist/server/static-site.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['nothing', [], '--env et --out sont nécessaires'],
  ['an unknown option', ['--environment', 'x'], "Unknown option '--environment'"],
  ['a missing environment', ['--env', 'none', '--out', 'site'], "Fichier d'environnement introuvable"],
  ['a path as environment', ['--env', '../local', '--out', 'site'], '--env ../local'],
  ['a file as folder', ['--env', 'local', '--out', 'file'], '--out file'],
])('refuses %s in one line', (_what, args, reason) => {
  writeFileSync(join(folder, 'file'), '');

  const { status, stdout, stderr } = compose(...args);

  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(reason);
});
