import { resolve } from 'node:path';
import parts from 'server-kit/processes.json';
import { readVariables, serverSettings, shellVariables, type Variables } from 'server-kit/variables';

/** Settings of the shell's server, read from environment variables. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings; `root`: base of relative folders. @throws with a line per unusable variable */
export function readSettings(variables: Variables, root: string) {
  const read = readVariables(shellVariables, variables);
  return {
    ...serverSettings(read, read.SHELL_METRICS_PORT),
    port: read.SHELL_SERVER_PORT ?? read.SHELL_PORT ?? parts.shell.port,
    portVariable: read.SHELL_SERVER_PORT === undefined ? 'SHELL_PORT' : 'SHELL_SERVER_PORT',
    /** Milliseconds in which a page has to be rendered; null: the browser renders every page. */
    deadline: read.SERVER_RENDERING ? read.RENDER_DEADLINE_MS : null,
    /** URL of the Valkey with the shared record of the shop's shells; null: this one knows of no other. */
    valkeyUrl: read.VALKEY_URL ?? null,
    /** Maximum number of cached pages, about 20 kB each. */
    cachedPages: read.PAGES_KEPT,
    /** Folder that stores the last good versions of the remotes. */
    versionsFolder: resolve(root, read.DATA_DIR, 'remotes'),
    /** Folder with the hashed files of all builds of the shell; null: only those of this build are served. */
    publishedFolder: read.SHELL_ASSETS_DIR ? resolve(root, read.SHELL_ASSETS_DIR) : null,
  };
}
