import { randomUUID } from 'node:crypto';
import { LogController } from 'fastify';

/** Milliseconds for a whole request to arrive; without a value, Fastify disables Node's limit. */
const requestTimeout = 20_000;

/** Limits and request ids of a server. */
export const serverOptions = () => ({
  requestTimeout,
  // Idle limit for both directions: longer than any response takes to start.
  connectionTimeout: 60_000,
  // Node applies the longer of both limits to the whole request, and its default for headers is a minute.
  http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
  // Requests that arrive while the server closes still get their response.
  return503OnClosing: false,
  // Fastify's own log lines contain the query, which may hold a token from an email.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
});
