import { createServer } from 'node:net';

/** Below the ephemeral ports of outgoing connections (Linux: from 32768), which may be taken at any time. */
const lowest = 12_000;
const count = 20_000;
/** Ports per pid, so that processes rarely choose the same port before one of them listens. */
const blockSize = 20;
let used = 0;

/**
 * Listens briefly on a port.
 * @param {number} port @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | null>} null when it is free
 */
const tryPort = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

/** @param {number} port @param {string} variable that changes it @throws if the port of `HOST` is not free */
export async function requireFreePort(port, variable) {
  const host = process.env.HOST || '127.0.0.1';
  const refused = await tryPort(port, host);
  if (refused)
    throw new Error(
      `le port ${port} de ${host} ne peut pas être ouvert (${refused.code}) : libérez-le, ou changez ${variable} ou HOST.`,
    );
}

/** Resolves to a port that is free and was not returned by this process before. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = lowest + ((process.pid * blockSize + used) % count);
    used += 1;
    if (!(await tryPort(port, '127.0.0.1'))) return port;
  }
}
