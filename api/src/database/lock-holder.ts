import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const Holder = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  /** Machine and, on Linux, namespace in which `pid` is valid. */
  host: z.string(),
  /** Boot id of the machine, where available. */
  boot: z.string().optional(),
});

/** Content of a lock file. */
export interface Lock {
  /** Hash of the content, unique because each lock contains a random UUID. */
  readonly id: string;
  /** Null when unreadable: only a crash of the machine leaves an incomplete lock. */
  readonly holder: z.infer<typeof Holder> | null;
}

function readOrEmpty(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

const host = [hostname(), readOrEmpty(() => readlinkSync('/proc/self/ns/pid'))].join(' ').trim();
const boot = readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));

/** Returns the start time of a process, in the format of its system; empty when it is not running. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The parenthesised name is followed by the state (field 3); the start time is field 22.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const [state = ''] = fields;
    // A zombie process holds no lock.
    return 'ZX'.includes(state) ? '' : (fields[19] ?? '');
  } catch {
    return startByPs(pid);
  }
}

function startByPs(pid: number): string {
  if (process.platform === 'linux') return '';
  try {
    if (process.platform === 'win32') return process.kill(pid, 0) ? 'running' : '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Returns the content of a lock of this process. */
export function ownLock(): string {
  const { pid } = process;
  return JSON.stringify({ pid, startedAt: startOf(pid), host, ...(boot && { boot }), nonce: randomUUID() });
}

/** Reads a lock file; null when there is none. */
export function readLock(file: string): Lock | null {
  try {
    return parseLock(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Parses the content of a lock file, which may be incomplete. */
export function parseLock(content: string): Lock {
  const id = createHash('sha256').update(content).digest('hex').slice(0, 16);
  try {
    return { id, holder: Holder.parse(JSON.parse(content)) };
  } catch {
    return { id, holder: null };
  }
}

/** Milliseconds between two heartbeats of a holder, which update the modification time of its file. */
export const beat = 2_000;

const beatOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Returns true while the process that wrote the lock is running. A process on another machine or in another
 * container counts as terminated after `patience` milliseconds without a heartbeat.
 */
export async function isHeld(file: string, { holder }: Lock, patience: number): Promise<boolean> {
  if (!holder) return false;
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
