import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { StartError } from './database';

/** Another process works on the folder. */
export class DataFolderBusy extends StartError {}

const Holder = z.object({ pid: z.number().int(), startedAt: z.string() });
type Holder = z.infer<typeof Holder>;

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

function holderOf(file: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Takes a folder for this process alone. Two processes on one embedded database lose data without an error,
 * so the lock is taken before it is opened. A lock left by a process that is gone (same number, other start) is taken over.
 * @returns gives the folder back
 * @throws {DataFolderBusy} when a living process holds it
 */
export function lockFile(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (linked(own, file)) return () => rmSync(file, { force: true });
      const holder = holderOf(file);
      if (holder?.startedAt && startOf(holder.pid) === holder.startedAt) throw heldBy(holder.pid, file);
      setAside(file, own);
    }
    throw heldBy(null, file);
  } finally {
    rmSync(own, { force: true });
  }
}

/** A hard link appears whole or not at all. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Only one of two processes that find the same stale lock succeeds in moving it. */
function setAside(file: string, own: string): void {
  try {
    renameSync(file, `${own}.stale`);
    rmSync(`${own}.stale`, { force: true });
  } catch {
    // Somebody else was faster: the next attempt sees who.
  }
}

function heldBy(pid: number | null, file: string): DataFolderBusy {
  const who = pid === null ? 'un autre processus' : `le processus ${pid}`;
  return new DataFolderBusy(
    `Le dossier de données est déjà utilisé par ${who} (${file}) : arrêtez-le ou choisissez un autre dossier avec DATA_DIR.`,
  );
}
