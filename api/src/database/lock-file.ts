import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, utimes } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { replaceFile } from 'server-kit/replace-file';
import { StartError } from 'server-kit/start-error';
import { beat, isHeld, ownLock, readLock } from './lock-holder';

/** Another process uses the data folder. */
export class DataFolderBusy extends StartError {}

/** Milliseconds, longer than a start of the embedded database blocks the heartbeat of its process. */
const defaultPatience = 30_000;
/** Milliseconds in which a process that locks the folder at the same time gives up. */
const grace = 500;

/**
 * Locks a folder for this process by a file of its own: `file` with a random ending, which no other lock ever
 * has, so that a stale lock can be removed at any time. Each process writes its lock before it looks for others.
 * Of two processes, therefore, at least one sees the other, and gives up.
 * @param patience milliseconds to wait for a heartbeat of a process on another machine or in a container
 * @returns a function that unlocks the folder
 * @throws {DataFolderBusy} when a living process holds it
 */
export async function lockFile(file: string, patience = defaultPatience): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${randomUUID()}`;
  replaceFile(own, ownLock());
  // When the folder of a running shop is removed, its database fails anyway.
  const beating = setInterval(() => utimes(own, new Date(), new Date(), () => {}), beat).unref();
  const unlock = () => {
    clearInterval(beating);
    rmSync(own, { force: true });
  };
  try {
    for (const other of locksLike(file)) if (other !== own) await removeStale(other, own, patience);
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

const locksLike = (file: string) =>
  readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.`) && !name.endsWith('.draft'))
    .map((name) => join(dirname(file), name));

/** Removes another lock. @throws {DataFolderBusy} when its process lives */
async function removeStale(other: string, own: string, patience: number): Promise<void> {
  const holder = readLock(other);
  if (holder && (await isHeld(other, holder, patience))) {
    // Of processes that look at the same time, all but the first by name give up; it waits for them.
    if (own < other) await pause(Math.min(grace, patience));
    if (other < own || readLock(other))
      throw new DataFolderBusy(
        `Le dossier de données est déjà utilisé par le processus ${holder.pid} (${other}) : arrêtez-le, la base intégrée ne sert qu’un processus, ou choisissez un autre dossier avec DATA_DIR.`,
      );
  }
  rmSync(other, { force: true });
}
