import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Variables, wholeNumber } from './variables';

/** Where Prometheus reads a process. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Null where the variable of the port is not set. `METRICS_HOST` is this machine by default. */
export function readMetricsAddress(variables: Variables, portVariable: string): MetricsAddress | null {
  if (!variables[portVariable]) return null;
  const port = wholeNumber(variables, portVariable, 0, 1, 65_535);
  return { host: variables.METRICS_HOST || '127.0.0.1', port };
}

/**
 * Serves `/metrics` at a port of its own, which no proxy of the shop leads to.
 * @param read in Prometheus's text format
 * @returns closes the port
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
