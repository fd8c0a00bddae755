import { createServer } from 'node:net';
import { production } from './mode.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Where the shell's own server listens in development, behind the bundler's; null in production. */
export const serverPort = production ? null : await freePort();
