import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections (Linux: from 32768): those may be taken at any moment. */
const lowest = 12_000;
const count = 20_000;
/** Apart from those of a process with the next pid, so that two never choose one port before either listens on it. */
const blockSize = 20;
let used = 0;

/** Listens on a port for a moment. @param {number} port @param {string} host @returns {Promise<Error | null>} */
export const tryPort = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

/** A port that nothing listens on right now, and that no other caller of this process was given. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = lowest + ((process.pid * blockSize + used) % count);
    used += 1;
    if (!(await tryPort(port, '127.0.0.1'))) return port;
  }
}
