import { join } from 'node:path';
import { startScript } from '../build/development/start-script.mjs';
import { root } from './paths.mjs';
import { SetupError } from './run-command.mjs';

/**
 * Runs a script of the project in a process of its own, whose memory goes with it; only its errors are shown.
 * @param {string} script from the root
 * @param {{ args?: readonly string[], env?: NodeJS.ProcessEnv }} options `env`: beside the variables of this process
 * @returns {Promise<void>}
 * @throws {SetupError} when it fails, after it has printed why, or when a signal ends it
 */
export function runScript(script, { args = [], env = {} } = {}) {
  const child = startScript(join(root, script), {
    args,
    cwd: root,
    env: { ...process.env, ...env },
    output: 'ignore',
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else if (signal) reject(new SetupError(`${script} a été arrêté par le signal ${signal} : relancez.`));
      else reject(new SetupError('', { said: true }));
    });
  });
}
