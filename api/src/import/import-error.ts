/** The file cannot be imported; the message tells the person at the terminal what to mend. */
export class ImportError extends Error {
  override name = 'ImportError';
}
