/** The file cannot be imported; the message says to the person at the terminal what to mend. */
export class ImportError extends Error {
  override name = 'ImportError';
}
