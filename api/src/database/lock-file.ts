import { linkSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './database';
import { beat, isHeld, type Lock, ownLock, readLock } from './lock-holder';

/** Another process works on the folder. */
export class DataFolderBusy extends StartError {}

/** Longer than a start of the embedded database keeps its process from giving a sign of life. */
const patienceWithOthers = 30_000;

/**
 * Locks a folder for this process. A stale lock is never moved or removed, since it may be another process’s
 * by then: its successor is a file named for it, which only one process can create. The last of that chain
 * holds the folder, makes its lock the first and removes the others.
 * @param patience ms to wait for a sign of life of a process of another machine or container
 * @returns unlocks the folder
 * @throws {DataFolderBusy} when a living process holds it
 */
export async function lockFile(file: string, patience = patienceWithOthers): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  const content = ownLock();
  const own = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  writeFileSync(own, content);
  try {
    const { id } = readLock(own) as Lock;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const left = await endOfChain(file, patience);
      const end = left.at(-1) as string;
      if (!linked(own, end)) continue;
      if (leadsTo(file, id)) return hold(file, own, id, left);
      // The first of the chain has changed meanwhile: another process has reached its end.
      rmSync(end, { force: true });
    }
    throw heldBy(null, file);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Files of the locks that were left, in order, and the one that their successor has to make. */
async function endOfChain(file: string, patience: number): Promise<string[]> {
  const files = [file];
  for (;;) {
    const last = files.at(-1) as string;
    const lock = readLock(last);
    if (!lock) return files;
    if (await isHeld(last, lock, patience)) throw heldBy(lock, file);
    files.push(successorOf(file, lock));
  }
}

const successorOf = (file: string, { id }: Lock) => `${file}.after-${id}`;

/** True when the chain from its first file on leads to this lock. */
function leadsTo(file: string, id: string): boolean {
  for (let lock = readLock(file); lock; lock = readLock(successorOf(file, lock))) {
    if (lock.id === id) return true;
  }
  return false;
}

function hold(file: string, own: string, id: string, links: readonly string[]): () => void {
  // Replaces the first lock that was left, in one step; where ours is the first, both names are one file.
  renameSync(own, file);
  for (const link of links) if (link !== file) rmSync(link, { force: true });
  const beating = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Removing the folder of a running shop ends its database anyway.
    }
  }, beat).unref();
  return () => {
    clearInterval(beating);
    if (readLock(file)?.id === id) rmSync(file, { force: true });
  };
}

/** A hard link appears whole or not at all, and only where there is no file. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function heldBy(lock: Lock | null, file: string): DataFolderBusy {
  const who = lock?.holder ? `le processus ${lock.holder.pid}` : 'un autre processus';
  return new DataFolderBusy(
    `Le dossier de données est déjà utilisé par ${who} (${file}) : arrêtez-le ou choisissez un autre dossier avec DATA_DIR.`,
  );
}
