import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds of a unit in `/proc`: Linux reports times in hundredths of a second (USER_HZ). */
const tick = 10;
let counted = 0;

/** Returns the processor milliseconds of a process with all its threads, and of its ended child processes. */
export function processorTimes(pid: number | 'self' | undefined): { own: number; ofChildren: number } {
  // After the name in parentheses: the times are fields 14 to 17 of all.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) * tick, ofChildren: (ofChildren + systemOfChildren) * tick };
}

/**
 * Returns the processor seconds of child processes that have ended since the last call, with those of their
 * own ended children; null without Linux's `/proc`: Node reports only the usage of its own process.
 */
export function takeProcessorSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const { ofChildren } = processorTimes('self');
  const seconds = (ofChildren - counted) / 1000;
  counted = ofChildren;
  return seconds;
}
