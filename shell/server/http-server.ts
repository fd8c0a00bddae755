import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import { requestIdHeader } from 'shared-contracts/api/headers';
import type { Environment } from 'shared-contracts/environment';
import { logRequests, nameRequests } from 'shared-contracts/server/requests';
import { traceRequests } from 'shared-contracts/server/tracing';
import { sendMissing, sendText } from './pages/http';
import { requestHeaders } from './rendering/protocol';
import type { Settings } from './settings';

interface Deps extends Pick<Settings, 'trustedProxies' | 'logLevel' | 'accessLog'> {
  environment(): Environment;
  /** ms for a whole request to arrive: Fastify switches Node's own limit off. */
  readonly requestTimeout: number;
  /** Whether the process received a signal to end. */
  isDraining(): boolean;
  /** Called for a path that cannot be decoded. */
  respondToMalformed(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** A server without routes: its limits, request ids and error responses. */
export function createHttpServer(deps: Deps): FastifyInstance {
  const { environment, requestTimeout, isDraining, trustedProxies = false } = deps;
  const server = fastify({
    logger: { level: deps.logLevel },
    // Fastify's own lines have the query, and it may have a mailed token.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies,
    genReqId: () => randomUUID(),
    exposeHeadRoutes: true,
    requestTimeout,
    // Without a byte in either direction: longer than any response takes to begin.
    connectionTimeout: 60_000,
    // Node takes the longer of both limits for the whole: its own for the headers is a minute.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
    // Requests that arrive at the very end get their response too.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) => void deps.respondToMalformed(request, reply),
  });
  nameRequests(server);
  server.addHook('onRequest', ({ id }, _reply, done) => requestHeaders.run({ [requestIdHeader]: id }, done));
  traceRequests(server);
  if (deps.accessLog) logRequests(server);
  server.setNotFoundHandler((_request, reply) => sendMissing(reply, environment()));
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // Details are for operators: visitors see neither files nor URLs.
    if (status >= 500)
      console.error(`${request.method} ${request.url.split('?')[0]} (${request.id}) :`, error);
    const text = status >= 500 ? 'Une erreur est survenue.' : 'Cette demande contient une erreur.';
    return sendText(reply, environment(), status, text);
  });
  server.addHook('onSend', async (_request, reply) => {
    // The next request then opens a new connection, which a proxy sends to another shell.
    if (isDraining()) reply.header('connection', 'close');
  });
  return server;
}
