import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the shell's builds, found from the built program. */
export const dist = dirname(dirname(fileURLToPath(import.meta.url)));
/** Folder of the repository. */
export const root = resolve(dist, '../..');

/** Resolves the folder of an option, which need not exist. @throws when it is a file */
export function folderOf(option: string, value: string): string {
  const folder = resolve(value);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${option} ${value} : un fichier porte ce nom`);
  return folder;
}
