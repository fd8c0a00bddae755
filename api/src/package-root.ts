import { fileURLToPath } from 'node:url';

const here = import.meta.url;
/** Folder of this workspace, the parent of both `src` and `dist`. */
const packageRoot = new URL('../', here);

/** Environment files and data folders are relative to this folder, regardless of the current directory. */
export const projectRoot = fileURLToPath(new URL('../', packageRoot));

export const migrationsFolder = fileURLToPath(new URL('migrations', packageRoot));

export const fontsFolder = fileURLToPath(new URL('fonts', packageRoot));
