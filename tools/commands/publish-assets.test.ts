import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'publish-'));
const publish = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'shell/dist/server/publish-assets.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

afterAll(() => rmSync(folder, { recursive: true }));

it('the command adds missing files and prints their number in one line', () => {
  const first = publish('--to', 'assets');
  const second = publish('--to', 'assets');

  const count = readdirSync(join(folder, 'assets'), { recursive: true }).length - 1;
  expect(count).toBeGreaterThan(50);
  expect([first.status, first.stdout]).toEqual([
    0,
    `Fichiers de la boutique publiés : ${count} ajoutés, 0 déjà là, ${join(folder, 'assets')}\n`,
  ]);
  expect(second.stdout).toContain(`0 ajoutés, ${count} déjà là`);
  expect(existsSync(join(folder, 'assets/icon.svg'))).toBe(false);
});

it.each([
  ['nothing', [], '--to est nécessaire'],
  ['an unknown option', ['--out', 'x'], "Unknown option '--out'"],
  ['a file as folder', ['--to', 'file'], '--to file'],
])('the command refuses %s in one line', (_what, args, reason) => {
  writeFileSync(join(folder, 'file'), '');

  const { status, stdout, stderr } = publish(...args);

  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(reason);
});
