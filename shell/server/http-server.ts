import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { logRequests, nameRequests } from 'server-kit/request-log';
import { serverOptions } from 'server-kit/server-options';
import { traceRequests } from 'server-kit/tracing';
import { requestIdHeader } from 'shared-contracts/api/headers';
import type { Environment } from 'shared-contracts/environment';
import type { PageResponder } from './pages/page-responder';
import { namesFile, sendMissing, sendPage, sendText } from './pages/send-page';
import { requestHeaders } from './rendering/request-headers';
import type { Settings } from './settings';

interface Deps extends Pick<Settings, 'trustedProxies' | 'logLevel' | 'accessLog'> {
  environment(): Environment;
  isDraining(): boolean;
  readonly responder: Pick<PageResponder, 'homeInstead'>;
}

/** Creates a server without routes, with limits, request ids and error responses. */
export function createHttpServer(deps: Deps): FastifyInstance {
  const { environment, isDraining, responder, trustedProxies = false } = deps;
  const server = fastify({
    ...serverOptions(),
    logger: { level: deps.logLevel },
    trustProxy: trustedProxies,
    exposeHeadRoutes: true,
    routerOptions: { ignoreTrailingSlash: true },
    // A path that cannot be decoded matches no route, but a visitor who follows such a link needs a page.
    frameworkErrors: async (_error, request, reply) => {
      const [pathname = ''] = request.url.split('?', 1);
      if (request.method !== 'GET' || !pathname.startsWith('/') || namesFile(pathname))
        await sendMissing(reply, environment());
      else await sendPage(request, reply, await responder.homeInstead());
    },
  });
  nameRequests(server);
  server.addHook('onRequest', ({ id }, _reply, done) => requestHeaders.run({ [requestIdHeader]: id }, done));
  traceRequests(server);
  if (deps.accessLog) logRequests(server);
  server.setNotFoundHandler((_request, reply) => sendMissing(reply, environment()));
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // Details go only to the log: visitors must see neither file names nor internal URLs.
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
