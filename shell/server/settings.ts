import { resolve } from 'node:path';
import {
  readServerSettings,
  type ServerSettings,
  type Variables,
  wholeNumber,
  withSecretFiles,
} from 'shared-contracts/server/variables';
import parts from '../../processes.json';

/** What the variables set of the shell's server. */
export interface Settings extends ServerSettings {
  readonly port: number;
  /** Name of the variable that the port comes from. */
  readonly portVariable: string;
  /** ms in which a page has to be rendered; null: the browser renders every page. */
  readonly deadline: number | null;
  /** Number of rendered pages, of about 20 kB each. */
  readonly cachedPages: number;
  /** Folder for the last good versions of the remotes; null: none is stored. */
  readonly versionsFolder: string | null;
  /** Folder with the hashed files of all builds of the shell; null: this shell has its own alone. */
  readonly publishedFolder: string | null;
}

/** `root`: base of relative folders. @throws with one line that names the variable to change */
export function readSettings(given: Variables, root: string): Settings {
  const variables = withSecretFiles(given);
  // In development the bundler's server has the shell's port and calls this one.
  const portVariable = variables.SHELL_SERVER_PORT ? 'SHELL_SERVER_PORT' : parts.shell.portVariable;
  const deadline = wholeNumber(variables, 'RENDER_DEADLINE_MS', 300, 1, 60_000);
  return {
    ...readServerSettings(variables, 'SHELL_METRICS_PORT'),
    port: wholeNumber(variables, portVariable, parts.shell.port, 0, 65_535),
    portVariable,
    deadline: variables.SERVER_RENDERING === 'off' ? null : deadline,
    cachedPages: wholeNumber(variables, 'PAGES_KEPT', 2000, 1, 100_000),
    versionsFolder: resolve(root, variables.DATA_DIR || '.data', 'remotes'),
    publishedFolder: variables.SHELL_ASSETS_DIR ? resolve(root, variables.SHELL_ASSETS_DIR) : null,
  };
}
