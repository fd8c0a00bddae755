import { resolve } from 'node:path';
import parts from '../../processes.json';

/** What the process of the shell's server is told by its variables. */
export interface Settings {
  readonly port: number;
  /** Name of the variable that the port comes from, for who has to change it. */
  readonly portVariable: string;
  readonly host: string;
  /** ms in which a page has to be rendered; null: the browser renders every page. */
  readonly deadline: number | null;
  /** Rendered pages that are kept, of about 20 kB each. */
  readonly pagesKept: number;
  /** Folder for the last good versions of the remotes. */
  readonly keptIn: string;
  /** Folder with the hashed files of all builds of the shell; null: this shell has its own alone. */
  readonly publishedIn: string | null;
  /** ms in which the process goes on answering after it was asked to end. */
  readonly drain: number;
  /** Opens the details of `/health` and `/status` to those who are not on this machine; null: to nobody. */
  readonly statusKey: string | null;
  readonly trustedProxies: string | undefined;
  /** Level of the log, `warn` by default. */
  readonly logLevel: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as one that is not set. @throws naming the variable that is no whole number of the range */
function wholeNumber(
  variables: Variables,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = variables[name];
  const value = Number(text || fallback);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name}=${text} n'est pas un nombre entier de ${least} à ${most}`);
  return value;
}

/** `root`: where relative folders begin. @throws with the one line that tells which variable to change */
export function readSettings(variables: Variables, root: string): Settings {
  // In development the bundler's server listens on the shell's port and asks this one.
  const portVariable = variables.SHELL_SERVER_PORT ? 'SHELL_SERVER_PORT' : parts.shell.portVariable;
  const deadline = wholeNumber(variables, 'RENDER_DEADLINE_MS', 300, 1, 60_000);
  return {
    port: wholeNumber(variables, portVariable, parts.shell.port, 0, 65_535),
    portVariable,
    host: variables.HOST || '127.0.0.1',
    deadline: variables.SERVER_RENDERING === 'off' ? null : deadline,
    pagesKept: wholeNumber(variables, 'PAGES_KEPT', 2000, 1, 100_000),
    keptIn: resolve(root, variables.DATA_DIR || '.data', 'remotes'),
    publishedIn: variables.SHELL_ASSETS_DIR ? resolve(root, variables.SHELL_ASSETS_DIR) : null,
    drain: wholeNumber(variables, 'DRAIN_MS', 0, 0, 600_000),
    statusKey: variables.STATUS_KEY || null,
    trustedProxies: variables.TRUSTED_PROXIES || undefined,
    logLevel: variables.LOG_LEVEL || 'warn',
  };
}
