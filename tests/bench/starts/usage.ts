import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { descendants } from '../../../tools/commands/testing/processes';

/** Processor time and memory of a process. */
export interface Usage {
  /** Path of its script. */
  readonly name: string;
  /** Processor time in seconds, including child processes that have exited. */
  readonly processor: number;
  /** Resident memory in MB. */
  readonly resident: number;
  /** Resident memory in MB, with shared memory divided among the processes. */
  readonly proportional: number;
}

const ticksPerSecond = 100;

function usageOf(pid: number, folder: string): Usage {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const words = read('cmdline').split('\0');
  // Not the argument of `--import`, which is a URL.
  const script = words.find((word) => /^(?!-|file:).*\.m?js$/.test(word));
  // After the name in parentheses, the times are fields 14 to 17.
  const times = read('stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
    .map(Number);
  const rollup = read('smaps_rollup');
  const megabytes = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1024;
  return {
    name: script
      ? relative(folder, script.startsWith('/') ? script : `${folder}/${script}`)
      : (words[0] ?? ''),
    processor: times.reduce((sum, time) => sum + time, 0) / ticksPerSecond,
    resident: megabytes('Rss'),
    proportional: megabytes('Pss'),
  };
}

/** Returns the usage of all descendants of a process, on Linux. @param folder base of the script paths */
export function usageBelow(pid: number, folder: string): Usage[] {
  return descendants(pid).flatMap((id) => {
    try {
      return [usageOf(id, folder)];
    } catch {
      // The process has exited in the meantime.
      return [];
    }
  });
}
