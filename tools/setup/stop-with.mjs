/** Something that the person at the terminal can mend; the message is one line that names what to change. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';

  /**
   * @param {string} message
   * @param {{ said?: boolean }} options `said`: a child has told the person already
   */
  constructor(message, { said = false } = {}) {
    super(message);
    this.said = said;
  }
}

/**
 * Runs a command of the project: a SetupError is one line and exit code 1, anything else is a defect with its stack.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    if (!error.said) console.error(error.message);
    process.exit(1);
  }
}
