import { tryPort } from '../build/free-port.mjs';
import { chosenPort, portOf } from '../build/ports.mjs';
import { hostOf, processes } from '../setup/process-table.mjs';
import { SetupError } from '../setup/run-command.mjs';

/**
 * Returns the problem of the ports in the variables in one line; null if there is none.
 * @param {NodeJS.ProcessEnv} variables
 * @param {readonly import('../build/ports.mjs').Listener[]} parts
 */
export function portProblem(variables, parts = processes) {
  const taken = new Map();
  for (const each of parts) {
    const port = chosenPort(each, variables);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      return `${each.portVariable}=${variables[each.portVariable]} n'est pas un port (1 à 65535).`;
    }
    const other = taken.get(port);
    if (other)
      return `${other} et ${each.portVariable} désignent le même port ${port} : changez l'un des deux.`;
    taken.set(port, each.portVariable);
  }
  return null;
}

/**
 * Returns in one line why listening on a port fails.
 * @param {Pick<NodeJS.ErrnoException, 'code' | 'message'>} error
 * @param {number} port
 * @param {string} portVariable
 * @param {string} host
 */
export function refusalOf({ code, message }, port, portVariable, host) {
  switch (code) {
    case 'EADDRINUSE':
      return `Le port ${port} est déjà pris : libérez-le ou changez ${portVariable}.`;
    case 'EACCES':
      return `Le port ${port} est interdit à ce compte : changez ${portVariable}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `L'adresse ${host} n'existe pas sur cette machine : changez HOST.`;
    default:
      return `Le port ${port} ne peut pas être ouvert (${message}) : changez ${portVariable}.`;
  }
}

/** @throws {SetupError} with the variable of the first port that is not free */
export async function requireFreePorts(parts = processes) {
  const problem = portProblem(process.env, parts);
  if (problem) throw new SetupError(problem);
  for (const each of parts) {
    const port = portOf(each);
    const error = await tryPort(port, hostOf());
    if (error) throw new SetupError(refusalOf(error, port, each.portVariable, hostOf()));
  }
}
