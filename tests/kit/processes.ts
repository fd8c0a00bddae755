import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether the process runs; false for a zombie. */
export function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

/** Returns the ids of all child processes and their descendants. */
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

/** Returns a figure of a process's memory in MB: its peak, or what it has now; NaN once it has ended. */
export function megabytes(pid: number | undefined, key: 'VmHWM' | 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
