/** The command cannot do what it was asked; the message says to the person at the terminal what to change. */
export class CommandError extends Error {
  override name = 'CommandError';
}
