import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of the built command: the shell's builds, and the folder of the whole shop. */
export const dist = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = resolve(dist, '../..');

/** Runs a command of the terminal; an error becomes one line with the usage, and the exit code 1. */
export async function runCommand(usage: string, command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    console.error(`${reason} (${usage})`);
    process.exitCode = 1;
  }
}

/** The folder that an option names, which need not exist. @throws where it is a file */
export function folderOf(option: string, value: string): string {
  const folder = resolve(value);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${option} ${value} : un fichier porte ce nom`);
  return folder;
}
