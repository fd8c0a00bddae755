import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
/** The folder where the person at the terminal stands; npm changes to that of the root. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd();
