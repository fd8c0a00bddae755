import { join, resolve } from 'node:path';
import { root } from '../setup/paths.mjs';

/** Where the remotes of a shop on this machine are deployed to; `npm start` serves them from there. */
export const hostsFolder = (variables = process.env) =>
  join(resolve(root, variables.DATA_DIR || '.data'), 'hosts');
