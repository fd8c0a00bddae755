import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerSettings } from './variables';

export type MetricsAddress = NonNullable<ServerSettings['metrics']>;

/**
 * Serves `/metrics` at a separate port, to which no proxy of the shop forwards.
 * @param read returns the metrics in Prometheus's text format
 * @returns a function that closes the port
 */
export async function serveMetrics(
  read: () => Promise<string>,
  { host, port }: MetricsAddress,
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
  server.listen(port, host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
