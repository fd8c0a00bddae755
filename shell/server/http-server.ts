import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import { requestIdHeader } from 'shared-contracts/api/headers';
import type { Environment } from 'shared-contracts/environment';
import { logRequests, nameRequests } from 'shared-contracts/server/request-log';
import { traceRequests } from 'shared-contracts/server/tracing';
import { canariesFor, canaryShop } from './deployment/canaries';
import type { Deployments } from './deployment/deployments';
import { cachedOfCanaries } from './pages/html-cache';
import { canaryCaching, PageResponder } from './pages/page-responder';
import { cacheControlOf, cachedForAYear, isHashed, type PublishedFolder } from './pages/published-files';
import { namesFile, sendMissing, sendPage, sendText } from './pages/send-page';
import type { ShellBuild } from './pages/shell-build';
import { previewShop, readPreview, tokenIn } from './preview/preview-token';
import { requestHeaders } from './rendering/worker-messages';
import type { Settings } from './settings';

/** Path and query of a request; null for a target that is no path, such as `*`, which no browser sends. */
const urlOf = ({ url }: FastifyRequest) =>
  url.startsWith('/') ? new URL(`http://shop.invalid${url}`) : null;

interface Deps extends Pick<Settings, 'trustedProxies' | 'logLevel' | 'accessLog'> {
  environment(): Environment;
  /** ms for a whole request to arrive; 20,000 by default, since Fastify switches Node's own limit off. */
  readonly requestTimeout?: number;
  /** Whether the process received a signal to end. */
  isDraining(): boolean;
  /** Of the live versions. */
  readonly responder: Pick<PageResponder, 'respondToMalformed'>;
}

/** A server without routes: its limits, request ids and error responses. */
export function createHttpServer(deps: Deps): FastifyInstance {
  const { environment, requestTimeout = 20_000, isDraining, responder, trustedProxies = false } = deps;
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
    // A path that cannot be decoded has no page; a visitor who follows it still gets one.
    frameworkErrors: async (_error, request, reply) => {
      const pathname = request.method === 'GET' ? urlOf(request)?.pathname : undefined;
      if (pathname === undefined || namesFile(pathname)) await sendMissing(reply, environment());
      else await sendPage(request, reply, await responder.respondToMalformed(pathname));
    },
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

/** One responder for the live versions, and one for each combination of canaries that visitors get. */
export class Responders {
  readonly live: PageResponder;
  /** By the names of the remotes. */
  private readonly ofCanaries = new Map<string, PageResponder>();

  constructor(
    private readonly build: ShellBuild,
    private readonly deployments: Deployments,
    private readonly canaries: Deployments,
    livePages: number,
  ) {
    this.live = new PageResponder(build, deployments, livePages);
  }

  async of(cookie: string | undefined): Promise<PageResponder> {
    const token = tokenIn(cookie);
    const preview = token && (await readPreview(token, this.deployments.environment));
    if (preview) return new PageResponder(this.build, previewShop(this.deployments, preview));
    const names = canariesFor(cookie, this.canaries);
    return names.length === 0 ? this.live : this.ofNames(names);
  }

  private ofNames(names: readonly string[]): PageResponder {
    const key = names.join(' ');
    const known = this.ofCanaries.get(key);
    if (known) return known;
    const shop = canaryShop(this.deployments, this.canaries, names);
    const responder = new PageResponder(this.build, shop, cachedOfCanaries, canaryCaching);
    this.ofCanaries.set(key, responder);
    return responder;
  }
}

/** The files of the build, which lie in `folder`, and every other URL as a page. */
export async function addPages(
  server: FastifyInstance,
  folder: string,
  responders: Responders,
  published: PublishedFolder | null,
) {
  server.addHook('onSend', async (_request, reply) => {
    // What never changes is never revalidated: a validator would be of no use.
    if (reply.raw.getHeader('cache-control') === cachedForAYear)
      reply.removeHeader('etag').removeHeader('last-modified');
  });
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', 'assets.json'],
    setHeaders(response, path) {
      response.setHeader('cache-control', cacheControlOf(path));
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
  server.get('/*', async (request, reply) => {
    const url = urlOf(request);
    if (!url) return reply.callNotFound();
    const { pathname } = url;
    const responder = await responders.of(request.headers.cookie);
    if (namesFile(pathname) && responder.isUnknown(pathname)) {
      // Of another build: read now, since that may have been published after this one's start.
      return published && isHashed(pathname)
        ? reply.sendFile(pathname, published.path)
        : reply.callNotFound();
    }
    return sendPage(request, reply, await responder.respond(url, request.url.split('?', 1)[0] ?? '/'));
  });
}
