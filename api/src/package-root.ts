import { fileURLToPath } from 'node:url';

const here = import.meta.url;
/** The folder of this workspace, which is one above this module both in `src` and as part of `dist/main.mjs`. */
const packageRoot = new URL('../', here);

/** Environment files and data folders are found from here, whatever folder the program is started from. */
export const projectRoot = fileURLToPath(new URL('../', packageRoot));

export const migrationsFolder = fileURLToPath(new URL('migrations', packageRoot));
