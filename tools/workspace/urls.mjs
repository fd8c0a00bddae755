import { portOf } from '../bundler/ports.mjs';
import { partNamed } from '../bundler/processes.mjs';

const everyAddress = new Set(['0.0.0.0', '::']);

/** Returns the host at which processes can be reached from this machine. */
export function reachableHost(variables = process.env) {
  const host = variables.HOST || '127.0.0.1';
  if (everyAddress.has(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Returns the URL of a part for the user who started the shop. @param {string} name */
export function urlOf(name, variables = process.env) {
  const host = reachableHost(variables);
  const port = portOf(partNamed(name), variables);
  return `http://${host.startsWith('127.') ? 'localhost' : host}:${port}`;
}
