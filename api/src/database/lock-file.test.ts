import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from './lock-file';

const fresh = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'database.lock');

it('keeps a second process out, in one line that names what to change', () => {
  const file = fresh();
  const release = lockFile(file);

  expect(() => lockFile(file)).toThrow(/déjà utilisé par le processus \d+ .*DATA_DIR/);

  release();
  expect(existsSync(file)).toBe(false);
});

it('takes over what a killed process left behind', async () => {
  const file = fresh();
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  writeFileSync(file, JSON.stringify({ pid: child.pid, startedAt: '1' }));

  expect(() => lockFile(file)).not.toThrow();
});

it('takes over when the number belongs to another process by now', () => {
  const file = fresh();
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));

  expect(() => lockFile(file)).not.toThrow();
});

it('takes over a lock that cannot be read', () => {
  const file = fresh();
  writeFileSync(file, 'half a lo');

  expect(() => lockFile(file)).not.toThrow();
});
