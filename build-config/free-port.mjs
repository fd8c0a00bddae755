import { createServer } from 'node:net';

/** Those that this process has given already: whoever got one may not listen on it yet. @type {Set<number>} */
const given = new Set();

/** A port that nothing listens on right now. @returns {Promise<number>} */
const portOfSystem = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** A port that nothing listens on right now, and that nobody else of this process was given. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = await portOfSystem();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}
