import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts listening on a free loopback port. @returns the port */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
