/** What the process of the shell's server is told by its variables. */
export interface Settings {
  readonly port: number;
  /** Name of the variable that the port comes from, for who has to change it. */
  readonly portVariable: string;
  readonly host: string;
  /** ms in which a page has to be rendered; null: the browser renders every page. */
  readonly deadline: number | null;
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

/** @throws with the one line that tells which variable to change */
export function readSettings(variables: Variables): Settings {
  // In development the bundler's server listens on the shell's port and asks this one.
  const portVariable = variables.SHELL_SERVER_PORT ? 'SHELL_SERVER_PORT' : 'SHELL_PORT';
  const deadline = wholeNumber(variables, 'RENDER_DEADLINE_MS', 300, 1, 60_000);
  return {
    port: wholeNumber(variables, portVariable, 3000, 0, 65_535),
    portVariable,
    host: variables.HOST || '127.0.0.1',
    deadline: variables.SERVER_RENDERING === 'off' ? null : deadline,
  };
}
