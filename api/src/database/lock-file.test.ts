import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { transformSync } from '@swc/core';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { lockFile } from './lock-file';
import { ownLock, readLock } from './lock-holder';

const folders = temporaryFolder();
const newLockFile = () => join(mkdtempSync(join(folders, 'lock-')), 'database.lock');
/** Lock of another process on the same folder. */
const otherThan = (file: string) => `${file}.other`;
/** A lock of this machine with other contents. */
const lockWith = (changes: object) => JSON.stringify({ ...JSON.parse(ownLock()), ...changes });
const stale = lockWith({ pid: 1, startedAt: 'long ago' });

it('a locked folder is refused with a message that names DATA_DIR, and is empty once unlocked', async () => {
  const file = newLockFile();
  const release = await lockFile(file);

  await expect(lockFile(file)).rejects.toThrow(/déjà utilisé par le processus \d+ .*DATA_DIR/);

  release();
  expect(readdirSync(dirname(file))).toEqual([]);
});

it.each([
  ['of a dead process', () => lockWith({ pid: spawnSync(process.execPath, ['-e', '']).pid, startedAt: '1' })],
  ['whose process id has been reused by another process', () => lockWith({ startedAt: 'long ago' })],
  ['that is unreadable', () => 'half a lo'],
])('a lock %s is replaced', async (_what, lock) => {
  const file = newLockFile();
  writeFileSync(otherThan(file), lock());

  const release = await lockFile(file);
  const [held = '', ...others] = readdirSync(dirname(file));

  expect(others).toEqual([]);
  expect(readLock(join(dirname(file), held))).toMatchObject({ pid: process.pid });
  release();
});

describe('a lock of another container on the same volume', () => {
  const elsewhere = JSON.stringify({ pid: 1, startedAt: '7', host: 'other-host pid:[1]' });
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

  const file = newLockFile();

  it('is respected while its holder sends heartbeats', async () => {
    writeFileSync(otherThan(file), elsewhere);
    let beats = 0;
    const beating = setInterval(() => utimesSync(otherThan(file), ++beats, beats), 20);

    await expect(lockFile(file, 5_000)).rejects.toThrow('déjà utilisé par le processus 1');

    clearInterval(beating);
  });

  it('is replaced when its holder sends no heartbeat', async () => {
    writeFileSync(otherThan(file), elsewhere);

    const release = await lockFile(file, 100);

    expect(readdirSync(dirname(file))).not.toContain(basename(otherThan(file)));
    release();
  });
});

/**
 * Requests the lock of each round at the same time as the other processes; prints the rounds in which it got
 * the lock. Runs until its input closes: the others could replace the locks of an exited process.
 */
const contender = `
import { join } from 'node:path';
import { lockFile } from './lock-file.mjs';
const [folder, rounds, start] = process.argv.slice(2);
const won = [];
const idle = new Int32Array(new SharedArrayBuffer(4));
for (let round = 0; round < rounds; round += 1) {
  // Longer apart than one waits for another that gives up.
  const moment = Number(start) + round * 600;
  Atomics.wait(idle, 0, 0, Math.max(0, moment - Date.now() - 1));
  while (Date.now() < moment);
  await lockFile(join(folder, String(round), 'lock')).then(() => won.push(round), () => {});
}
process.stdout.write(JSON.stringify(won) + '\\n');
process.stdin.resume();
`;

it('exactly one of three processes that replace a stale lock at the same time gets it', async () => {
  const rounds = 10;
  // In this workspace, so that imports of libraries are resolved.
  const cache = join(__dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const programs = mkdtempSync(join(cache, 'lock-file-'));
  const folder = mkdtempSync(join(folders, 'rounds-'));
  const kit = '../../../server-kit/src';
  const sources = ['lock-file', 'lock-holder', `${kit}/start-error`, `${kit}/replace-file`];
  for (const path of sources) {
    const source = readFileSync(join(__dirname, `${path}.ts`), 'utf8');
    const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
    const linked = code.replace(/from ['"](?:\.|server-kit)\/([^'"]+)['"]/g, "from './$1.mjs'");
    writeFileSync(join(programs, `${basename(path)}.mjs`), linked);
  }
  writeFileSync(join(programs, 'contender.mjs'), contender);
  for (let round = 0; round < rounds; round += 1) {
    mkdirSync(join(folder, String(round)));
    writeFileSync(join(folder, String(round), 'lock.stale'), stale);
  }

  const start = Date.now() + 1_000;
  const contenders = [1, 2, 3].map(() => {
    const program = [join(programs, 'contender.mjs'), folder, String(rounds), String(start)];
    return spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] });
  });
  const won = await Promise.all(
    contenders.map(async ({ stdout }) => {
      const [line] = await once(createInterface(stdout), 'line');
      return JSON.parse(line) as number[];
    }),
  );
  const ended = contenders.map((child) => once(child, 'exit'));
  for (const { stdin } of contenders) stdin.end();
  await Promise.all(ended);

  const all = won.flat().sort((one, other) => one - other);
  expect(all).toEqual(Array.from({ length: rounds }, (_, round) => round));
  await rm(programs, { recursive: true });
});
