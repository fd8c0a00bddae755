import { existsSync, readFileSync } from 'node:fs';

/** Unit of the times in `/proc`: Linux reports them in hundredths of a second (USER_HZ). */
const ticksPerSecond = 100;
let counted = 0;

/**
 * Returns the processor seconds of child processes that have ended since the last call, with those of their
 * own ended children; null without Linux's `/proc`: Node reports only the usage of its own process.
 */
export function takeProcessorSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  // After the name in parentheses: the fields `cutime` and `cstime`, 16 and 17 of all.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const total = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  const seconds = total - counted;
  counted = total;
  return seconds;
}
