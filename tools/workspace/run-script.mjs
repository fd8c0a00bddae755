import { join } from 'node:path';
import { startScript } from '../bundler/development/start-script.mjs';
import { root } from './paths.mjs';
import { SetupError } from './run-command.mjs';

/**
 * Runs a script of the project in a separate process, which frees its memory at exit; only its errors are
 * shown.
 * @param {string} script relative to the root
 * @param {{ args?: readonly string[], env?: NodeJS.ProcessEnv }} options `env`: additional variables
 * @returns {Promise<void>}
 * @throws {SetupError} if it fails, after it has printed the reason, or if a signal terminates it
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
