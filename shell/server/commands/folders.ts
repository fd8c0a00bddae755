import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the shell's builds, found from the built program. */
export const dist = dirname(dirname(fileURLToPath(import.meta.url)));
/** Folder of the repository. */
export const root = resolve(dist, '../..');
