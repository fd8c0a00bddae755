/** Runs a command; an error prints a line with its usage and sets exit code 1. @throws {TypeError} for defects */
export async function runCommand(usage: string, command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException;
    // `parseArgs` throws it for wrong options.
    if (error instanceof TypeError && !code.startsWith('ERR_PARSE_ARGS')) throw error;
    const [reason] = message.split('\n');
    console.error(`${reason} (${usage})`);
    process.exitCode = 1;
  }
}
