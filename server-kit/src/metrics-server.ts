import { once } from 'node:events';
import { createServer } from 'node:http';
import { listening } from './start-error';
import type { ServerSettings } from './variables';

export type MetricsAddress = NonNullable<ServerSettings['metrics']>;

/**
 * Serves `/metrics` at a separate port, to which no proxy of the shop forwards.
 * @param read returns the metrics in Prometheus's text format
 * @returns a function that closes the port
 * @throws {StartError} when the process may not listen at `address`
 */
export async function serveMetrics(
  read: () => Promise<string>,
  address: MetricsAddress,
  portVariable: string,
): Promise<() => void> {
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    const text = await read().catch((error: unknown) => {
      console.error('/metrics', error);
      return null;
    });
    response.writeHead(text === null ? 500 : 200, { 'content-type': 'text/plain; version=0.0.4' });
    response.end(text);
  });
  server.listen(address);
  await listening(once(server, 'listening'), address, ['METRICS_HOST', portVariable]);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
