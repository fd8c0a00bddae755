import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Working directory of the user; npm changes to the root. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd();

/** Returns the folder of a local shop's deployed remotes, which `npm start` serves. */
export const hostsFolder = () => join(resolve(root, process.env.DATA_DIR || '.data'), 'hosts');
