import { resolve } from 'node:path';
import {
  readServerSettings,
  type Variables,
  wholeNumber,
  withSecretFiles,
} from 'shared-contracts/server/variables';
import parts from '../../processes.json';

/** Settings of the shell's server, read from environment variables. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings; `root`: base of relative folders. @throws naming the invalid variable, in one line */
export function readSettings(rawVariables: Variables, root: string) {
  const variables = withSecretFiles(rawVariables);
  // In development the bundler's server listens on the shell's port and proxies to this one.
  const portVariable = variables.SHELL_SERVER_PORT ? 'SHELL_SERVER_PORT' : parts.shell.portVariable;
  const deadline = wholeNumber(variables, 'RENDER_DEADLINE_MS', 300, 1, 60_000);
  return {
    ...readServerSettings(variables, 'SHELL_METRICS_PORT'),
    port: wholeNumber(variables, portVariable, parts.shell.port, 0, 65_535),
    portVariable,
    /** Milliseconds in which a page has to be rendered; null: the browser renders every page. */
    deadline: variables.SERVER_RENDERING === 'off' ? null : deadline,
    /** Maximum number of cached pages, about 20 kB each. */
    cachedPages: wholeNumber(variables, 'PAGES_KEPT', 2000, 1, 100_000),
    /** Folder that stores the last good versions of the remotes; null: none is stored. */
    versionsFolder: resolve(root, variables.DATA_DIR || '.data', 'remotes') as string | null,
    /** Folder with the hashed files of all builds of the shell; null: only those of this build are served. */
    publishedFolder: variables.SHELL_ASSETS_DIR ? resolve(root, variables.SHELL_ASSETS_DIR) : null,
  };
}
