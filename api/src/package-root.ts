import { fileURLToPath } from 'node:url';

const here = import.meta.url;
/** The folder of this workspace, which is one above this module both in `src` and as part of `dist/main.mjs`. */
const packageRoot = new URL('../', here);

export const migrationsFolder = fileURLToPath(new URL('migrations', packageRoot));
