import { fileURLToPath } from 'node:url';

const here = import.meta.url;
/** The folder of this workspace, one above this module in `src` and in `dist`. */
const packageRoot = new URL('../', here);

/** Environment files and data folders are found from here, whatever folder the program is started from. */
export const projectRoot = fileURLToPath(new URL('../', packageRoot));

export const migrationsFolder = fileURLToPath(new URL('migrations', packageRoot));
