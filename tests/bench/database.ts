import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/workspace/paths.mjs';
import { SetupError } from '../../tools/workspace/run-command.mjs';
import type { Cleanup } from './cleanup';

/**
 * Creates a database on the server that `TEST_DATABASE_URL` names; the clean-up removes it.
 * @throws {SetupError} without that variable
 */
export function createDatabase(name: string, cleanup: Cleanup) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new SetupError('TEST_DATABASE_URL : nommez un serveur PostgreSQL avec 10 Go libres.');
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const psqlOn = (database: string, ...args: string[]) =>
    execFileSync('psql', [database, '--quiet', '-v', 'ON_ERROR_STOP=1', ...args]);
  psqlOn(server, '-c', `drop database if exists ${name}`, '-c', `create database ${name}`);
  cleanup.add(() => psqlOn(server, '-c', `drop database ${name} with (force)`));
  return { url, psql: (...args: string[]) => psqlOn(url, ...args) };
}

/** Returns a figure of a process's memory in MB, NaN once it has ended. */
export function megabytes(pid: number | undefined, key: 'VmHWM' | 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Runs a program of the API to its end. @returns its seconds and its highest memory in MB */
export async function run(program: string, ...args: string[]) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, 'api/dist', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const reading = setInterval(() => {
    peak = Math.max(peak, megabytes(child.pid, 'VmHWM') || 0);
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(reading);
  if (code !== 0) throw new Error(`${program} failed`);
  return { seconds: (performance.now() - startedAt) / 1000, peak };
}
