import { requireFreePort } from '../bundler/free-port.mjs';
import { portOf } from '../bundler/ports.mjs';
import { parts } from '../bundler/processes.mjs';
import { SetupError } from '../workspace/run-command.mjs';

/**
 * Refuses ports that are not free, before minutes of installing and building.
 * @param {readonly import('../bundler/ports.mjs').Listener[]} listeners
 * @throws {SetupError} with the variable of the first port that is not free, or is no port
 */
export async function requireFreePorts(listeners = parts) {
  try {
    for (const each of listeners) await requireFreePort(portOf(each), each.portVariable);
  } catch (error) {
    throw new SetupError(`Démarrage impossible : ${/** @type {Error} */ (error).message}`);
  }
}
