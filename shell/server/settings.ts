import { resolve } from 'node:path';
import {
  readServerSettings,
  type Variables,
  wholeNumber,
  withSecretFiles,
} from 'shared-contracts/server/variables';
import parts from '../../processes.json';

/** What the variables set of the shell's server. */
export type Settings = ReturnType<typeof readSettings>;

/** `root`: base of relative folders. @throws with one line that names the variable to change */
export function readSettings(given: Variables, root: string) {
  const variables = withSecretFiles(given);
  // In development the bundler's server has the shell's port and calls this one.
  const portVariable = variables.SHELL_SERVER_PORT ? 'SHELL_SERVER_PORT' : parts.shell.portVariable;
  const deadline = wholeNumber(variables, 'RENDER_DEADLINE_MS', 300, 1, 60_000);
  return {
    ...readServerSettings(variables, 'SHELL_METRICS_PORT'),
    port: wholeNumber(variables, portVariable, parts.shell.port, 0, 65_535),
    portVariable,
    /** ms in which a page has to be rendered; null: the browser renders every page. */
    deadline: variables.SERVER_RENDERING === 'off' ? null : deadline,
    /** Number of rendered pages, of about 20 kB each. */
    cachedPages: wholeNumber(variables, 'PAGES_KEPT', 2000, 1, 100_000),
    /** For the last good versions of the remotes; null: none is stored. */
    versionsFolder: resolve(root, variables.DATA_DIR || '.data', 'remotes') as string | null,
    /** With the hashed files of all builds of the shell; null: this shell has its own alone. */
    publishedFolder: variables.SHELL_ASSETS_DIR ? resolve(root, variables.SHELL_ASSETS_DIR) : null,
  };
}
