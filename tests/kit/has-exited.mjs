/**
 * Whether a process has ended, by itself or by a signal.
 * @param {import('node:child_process').ChildProcess} child
 */
export const hasExited = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;
