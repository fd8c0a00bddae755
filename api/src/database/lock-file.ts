import { linkSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from 'server-kit/start-error';
import { beat, isHeld, type Lock, ownLock, readLock } from './lock-holder';

/** Another process uses the data folder. */
export class DataFolderBusy extends StartError {}

/** Milliseconds, longer than a start of the embedded database blocks the heartbeat of its process. */
const defaultPatience = 30_000;

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
    const { id } = readLock(ownFile) as Lock;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const staleFiles = await endOfChain(file, patience);
      const end = staleFiles.at(-1) as string;
      if (!linked(ownFile, end)) continue;
      if (chainContains(file, id)) return hold(file, ownFile, id, staleFiles);
      // The start of the chain has changed in the meantime: another process has taken the lock.
      rmSync(end, { force: true });
    }
    throw heldBy(null, file);
  } finally {
    rmSync(ownFile, { force: true });
  }
}

/** Returns the files of stale locks in order, then the file that their successor has to create. */
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

function chainContains(file: string, id: string): boolean {
  for (let lock = readLock(file); lock; lock = readLock(successorOf(file, lock))) {
    if (lock.id === id) return true;
  }
  return false;
}

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
