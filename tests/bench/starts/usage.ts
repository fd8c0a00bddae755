import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { descendants } from '../../../tools/commands/testing/processes';

/** What a running process takes. */
export interface Usage {
  /** Its script. */
  readonly name: string;
  /** Seconds of a processor, with those of its processes that have ended. */
  readonly processor: number;
  /** MB in memory. */
  readonly resident: number;
  /** MB in memory, those that several processes share divided among them. */
  readonly proportional: number;
}

const ticksPerSecond = 100;

function usageOf(pid: number, folder: string): Usage {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const words = read('cmdline').split('\0');
  // Not what `--import` names, which is a URL.
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

/** Of all processes below one, on Linux. @param folder in which their scripts are named */
export function usageBelow(pid: number, folder: string): Usage[] {
  return descendants(pid).flatMap((id) => {
    try {
      return [usageOf(id, folder)];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}
