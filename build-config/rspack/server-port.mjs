import { createServer } from 'node:net';
import { hotReload } from './mode.mjs';

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** Where the shell's own server listens behind the bundler's where there is hot reload; null elsewhere. */
export const serverPort = hotReload ? await freePort() : null;
