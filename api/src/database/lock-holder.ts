import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** Content of a lock file. */
const Holder = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  /** Machine and, on Linux, namespace in which `pid` is valid. */
  host: z.string(),
  /** Boot id of the machine, where available. */
  boot: z.string().optional(),
});

type Holder = z.infer<typeof Holder>;

function readOrEmpty(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

const host = [hostname(), readOrEmpty(() => readlinkSync('/proc/self/ns/pid'))].join(' ').trim();
const boot = readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));

/** Returns the start time of a process on Linux, elsewhere only that it is running; empty when it is not. */
function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0) ? 'running' : '';
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The parenthesised name is followed by the state (field 3); the start time is field 22.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const [state = ''] = fields;
    // A zombie process holds no lock.
    return 'ZX'.includes(state) ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

/** Returns the content of a lock of this process. */
export function ownLock(): string {
  const { pid } = process;
  return JSON.stringify({ pid, startedAt: startOf(pid), host, ...(boot && { boot }) });
}

/** Reads a lock file; null when there is none, or only a part: a crash of the machine may leave one. */
export function readLock(file: string): Holder | null {
  try {
    return Holder.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Milliseconds between two heartbeats of a holder, which update the modification time of its file. */
export const beat = 2_000;

const beatOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Returns true while the process that wrote the lock is running. A process on another machine or in another
 * container counts as terminated after `patience` milliseconds without a heartbeat.
 */
export async function isHeld(file: string, holder: Holder, patience: number): Promise<boolean> {
  if (holder.host === host) {
    if (holder.boot && holder.boot !== boot) return false;
    return holder.startedAt !== '' && startOf(holder.pid) === holder.startedAt;
  }
  console.warn(
    `${file} : verrou d’une autre machine ou d’un autre conteneur (${holder.host}) ; attente d’un signe de vie pendant ${patience / 1000} s.`,
  );
  const last = beatOf(file);
  const end = performance.now() + patience;
  while (performance.now() < end) {
    await pause(Math.min(beat, patience) / 4);
    if (beatOf(file) !== last) return true;
  }
  return false;
}
