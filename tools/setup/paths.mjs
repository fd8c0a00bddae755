import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
/** The folder where the person at the terminal stands; npm changes to that of the root. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd();

/** Where the remotes of a shop on this machine are deployed to; `npm start` serves them from there. */
export const hostsFolder = (variables = process.env) =>
  join(resolve(root, variables.DATA_DIR || '.data'), 'hosts');
