import { faultOf } from './machine-faults.mjs';

/** An error that the user can fix; the message is one line that names what to change. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';

  /**
   * @param {string} message
   * @param {{ said?: boolean }} options `said`: a child process has already printed the reason
   */
  constructor(message, { said = false } = {}) {
    super(message);
    this.said = said;
  }
}

/**
 * Runs a command of the project: a SetupError, an unknown option or a fault of the machine prints one line and
 * ends the process with code 1; any other error is a defect and prints its stack.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const isKnown = error instanceof SetupError || code?.startsWith('ERR_PARSE_ARGS');
    const line = isKnown ? message : faultOf(String(error));
    if (line === null) throw error;
    if (!(error instanceof SetupError && error.said)) console.error(line);
    process.exit(1);
  }
}

/** Milliseconds between two checks of npm's process. */
const interval = 500;

/**
 * Calls `stop` once when this process must stop: on INT, TERM or HUP, or when npm, which started it, has
 * exited. npm forwards INT and TERM to a script that begins with `exec`, never HUP. `stop` must exit the
 * process.
 * @param {() => void} stop
 */
export function stopWhenAsked(stop) {
  const npm = process.env.npm_lifecycle_event ? process.ppid : null;
  const watch = setInterval(() => npm !== null && process.ppid !== npm && ask(), interval).unref();
  let stopping = false;
  function ask() {
    clearInterval(watch);
    if (stopping) return;
    stopping = true;
    stop();
  }
  // On Ctrl-C the terminal signals all processes, and npm signals its child again.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
}
