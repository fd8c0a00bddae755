import { linkSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from 'server-kit/start-error';
import { beat, isHeld, type Lock, ownLock, parseLock, readLock } from './lock-holder';

/** Another process uses the data folder. */
export class DataFolderBusy extends StartError {}

/** Milliseconds, longer than a start of the embedded database blocks the heartbeat of its process. */
const defaultPatience = 30_000;

/** Attempts to take a lock that other processes take at the same time, each of which has ended since. */
const mostAttempts = 5;

/**
 * Locks a folder for this process. A stale lock is never moved or removed, since another process may have
 * replaced it: its successor is a file named after its id, which only one process can create. The last file
 * of that chain is the valid lock; its process moves it to the first name and removes the other files.
 * @param patience milliseconds to wait for a heartbeat of a process on another machine or in a container
 * @returns a function that unlocks the folder
 * @throws {DataFolderBusy} when a living process holds it
 */
export async function lockFile(file: string, patience = defaultPatience): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const content = ownLock();
  const ownFile = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  writeFileSync(ownFile, content);
  try {
    const { id } = parseLock(content);
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const { staleFiles, end } = await endOfChain(file, patience);
      if (!linked(ownFile, end)) continue;
      if (chainContains(file, id)) return hold(file, ownFile, id, [...staleFiles, end]);
      // The start of the chain has changed in the meantime: another process has taken the lock.
      rmSync(end, { force: true });
    }
    throw heldBy(null, file);
  } finally {
    rmSync(ownFile, { force: true });
  }
}

/** Returns the files of stale locks in order, and the file that their successor has to create. */
async function endOfChain(file: string, patience: number) {
  const staleFiles: string[] = [];
  let end = file;
  for (let lock = readLock(end); lock; lock = readLock(end)) {
    if (await isHeld(end, lock, patience)) throw heldBy(lock, file);
    staleFiles.push(end);
    end = successorOf(file, lock);
  }
  return { staleFiles, end };
}

const successorOf = (file: string, { id }: Lock) => `${file}.after-${id}`;

function chainContains(file: string, id: string): boolean {
  for (let lock = readLock(file); lock; lock = readLock(successorOf(file, lock))) {
    if (lock.id === id) return true;
  }
  return false;
}

/** Gives the lock of this process its first name, removes the stale ones, and starts the heartbeat. */
function hold(file: string, ownFile: string, id: string, links: readonly string[]): () => void {
  // Replaces the first stale lock atomically; without stale locks, both names are the same file.
  renameSync(ownFile, file);
  for (const link of links) if (link !== file) rmSync(link, { force: true });
  const beating = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // When the folder of a running shop is removed, its database fails anyway.
    }
  }, beat).unref();
  return () => {
    clearInterval(beating);
    if (readLock(file)?.id === id) rmSync(file, { force: true });
  };
}

/** Creates a hard link, which is atomic. @returns false when the file exists */
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
