import { tryPort } from '../bundler/free-port.mjs';
import { chosenPort } from '../bundler/ports.mjs';
import { hostOf, processes } from '../workspace/process-table.mjs';
import { SetupError } from '../workspace/run-command.mjs';

/**
 * Before minutes of installing and building.
 * @param {readonly import('../bundler/ports.mjs').Listener[]} parts
 * @throws {SetupError} with the variable of the first port that is not free
 */
export async function requireFreePorts(parts = processes) {
  for (const each of parts) {
    const port = chosenPort(each);
    const error = await tryPort(port, hostOf()).catch((refused) => refused);
    if (error)
      throw new SetupError(
        `Le port ${port} de ${hostOf()} ne peut pas être ouvert (${error.code}) : libérez-le, ou changez ${each.portVariable} ou HOST.`,
      );
  }
}
