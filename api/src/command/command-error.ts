/** The command cannot do what it was asked; the message tells the person at the terminal what to change. */
export class CommandError extends Error {
  override name = 'CommandError';
}
