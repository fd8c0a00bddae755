import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deployments } from '../deployment/deployments';
import { sendMissing, sendPage } from './http';
import type { PageResponder } from './page-responder';
import { cacheControlOf, cachedForAYear, isHashed, type PublishedFolder } from './published-files';

/** A URL that names a file never gets HTML: a missing script must be a 404. */
export const namesFile = (pathname: string) => /\.[a-z0-9]{1,8}$/i.test(pathname);

/** Path and query of a request; null for a target that is no path, such as `*`, which no browser sends. */
const urlOf = ({ url }: FastifyRequest) =>
  url.startsWith('/') ? new URL(`http://shop.invalid${url}`) : null;

interface Responders {
  readonly live: PageResponder;
  /** For the visitor with this cookie header. */
  of(cookie: string | undefined): Promise<PageResponder>;
}

interface Deps {
  /** Of the files of this build. */
  readonly folder: string;
  readonly deployments: Deployments;
  readonly responders: Responders;
  readonly published: PublishedFolder | null;
}

/** A path that cannot be decoded has no page; a visitor who follows it still gets one. */
export async function respondToMalformed(
  request: FastifyRequest,
  reply: FastifyReply,
  { deployments, responders }: Pick<Deps, 'deployments' | 'responders'>,
) {
  const url = urlOf(request);
  if (request.method !== 'GET' || !url || namesFile(url.pathname))
    return sendMissing(reply, deployments.environment);
  return sendPage(request, reply, await responders.live.respondToMalformed(url.pathname));
}

/** The files of the build, and every other URL as a page. */
export async function addPages(server: FastifyInstance, { folder, responders, published }: Deps) {
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
