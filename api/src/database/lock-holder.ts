import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const Holder = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  /** Machine and, on Linux, namespace in which `pid` counts. */
  host: z.string(),
  /** Start of the machine, where it is known. */
  boot: z.string().optional(),
});

/** What a lock file says. */
export interface Lock {
  /** Of this content and of no other: each lock carries a number of chance. */
  readonly id: string;
  /** Null when unreadable: only a crash of the machine leaves half a lock. */
  readonly holder: z.infer<typeof Holder> | null;
}

function wordOf(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

const host = [hostname(), wordOf(() => readlinkSync('/proc/self/ns/pid'))].join(' ').trim();
const boot = wordOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));

/** When a process began, in words of its system; empty when it is not running. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the parenthesised name come the state, then fields 4 and on; the start is field 22.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const [state = ''] = fields;
    // A process that is dead and not yet buried holds nothing.
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

/** Content of a lock of this process. */
export function ownLock(): string {
  const { pid } = process;
  return JSON.stringify({ pid, startedAt: startOf(pid), host, ...(boot && { boot }), chance: randomUUID() });
}

/** Null where there is no file. */
export function readLock(file: string): Lock | null {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const id = createHash('sha256').update(content).digest('hex').slice(0, 16);
  try {
    return { id, holder: Holder.parse(JSON.parse(content)) };
  } catch {
    return { id, holder: null };
  }
}

/** ms between two signs of life of a holder, which are the times of its file. */
export const beat = 2_000;

const beatOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * True while the process that wrote the lock lives. One on another machine or in another container counts as
 * gone after `patience` ms without a sign of life.
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
