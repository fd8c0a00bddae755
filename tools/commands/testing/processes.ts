import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits for something that another process does; the test's own limit ends what never comes. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(25);
}

/** True while the process runs; a zombie does not. */
export function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

/** Ids of all processes that this one started, and those that they started. */
export function descendants(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] =>
    table
      .filter(([, above]) => above === parent)
      .flatMap(([child = Number.NaN]) => [child, ...childrenOf(child)]);
  return childrenOf(pid);
}
