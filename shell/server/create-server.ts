import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import { addCrawlerFiles } from './crawlers/routes';
import type { EnvironmentSource } from './deployment/environment-source';
import { gateBefore, isRendered } from './deployment/gate';
import { addPointers } from './deployment/pointer-routes';
import { RemoteManifests } from './deployment/remote-manifests';
import { KeptRemotes } from './deployment/version-store';
import { nameRequests, newRequestId } from './http-server';
import { bodyIn } from './pages/encodings';
import { cachingOf, isHashed, keptForAYear } from './pages/file-caching';
import { encodingFor, isKnown } from './pages/http';
import type { PageAnswer } from './pages/page-answer';
import { PageAnswers } from './pages/page-responder';
import { PublishedFolder } from './pages/published-folder';
import { nothingInline, securityHeaders } from './pages/security-headers';
import { readShellBuild } from './pages/shell-build';
import { addViolationReports } from './pages/violation-routes';
import { addWebManifest } from './pages/web-manifest';
import { RendererPool } from './rendering/pool';
import type { ThreadLimits } from './rendering/thread';
import { addStatus } from './status/routes';

interface Deps {
  readonly environments: EnvironmentSource;
  /** Folder of the shell's builds. */
  readonly dist: string;
  readonly version: string;
  /** Off: every page is rendered by the browser; for measurements and tests. */
  readonly rendering: ({ readonly deadline: number; readonly pagesKept?: number } & ThreadLimits) | null;
  /** Folder for the last good versions of the remotes; null: none is kept. */
  readonly keptIn: string | null;
  /** Folder with the hashed files of all builds of the shell; null: this shell has its own alone. */
  readonly publishedIn: string | null;
  /** Opens `/health` and `/status` to those who are not on this machine; null: to nobody. */
  readonly statusKey: string | null;
  /** ms until a remote is asked for its version again. */
  readonly askedEvery?: number;
  /** ms that the start waits for what lies at the remotes. */
  readonly firstLookLimit?: number;
  /** ms that a browser which missed a file waits for the version in its place. */
  readonly missedFileLimit?: number;
  /** ms for a whole request to arrive, 20,000 by default: the limit of Node, which Fastify switches off unless it is said. */
  readonly requestTimeout?: number;
  /** Whether the process was asked to end and goes on for a while. */
  isDraining(): boolean;
  /** Addresses of proxies whose `X-Forwarded-For` and `X-Request-Id` are believed; by default none. */
  readonly trustedProxies?: string | undefined;
  /** By default nothing is written. */
  readonly log?: { readonly level: string; readonly stream?: Writable };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: PageAnswer,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  if (headers.etag && isKnown(headers.etag, request.headers['if-none-match'])) return reply.code(304).send();
  if (body.length === 0) return reply.send();
  const encoding = encodingFor(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await bodyIn(encoding, body));
}

/** A URL that names a file is never answered with HTML: a missing script must be a 404. */
const namesFile = (pathname: string) => /\.[a-z0-9]{1,8}$/i.test(pathname);

/** Path and query of a request; null for a target that is no path, such as `*`, which no browser would send. */
const urlOf = ({ url }: FastifyRequest) =>
  url.startsWith('/') ? new URL(`http://shop.invalid${url}`) : null;

/** The shell's server: its build as files, every other URL as a page. */
export async function createServer({
  environments,
  dist,
  version,
  rendering,
  keptIn,
  publishedIn,
  statusKey,
  askedEvery,
  firstLookLimit = 5000,
  missedFileLimit = 3000,
  requestTimeout = 20_000,
  isDraining,
  trustedProxies,
  log,
}: Deps): Promise<FastifyInstance> {
  const build = readShellBuild(dist);
  const kept = new KeptRemotes(keptIn, build.contract);
  const published = publishedIn === null ? null : new PublishedFolder(publishedIn, build.folder);
  const script = new URL(`file://${dist}/render/worker.mjs`);
  const renderer =
    rendering &&
    new RendererPool(environments.current, {
      ...rendering,
      script,
      read: (...file) => kept.file(...file),
    });
  const manifests = new RemoteManifests({ admit: gateBefore(build.contract, renderer), kept, askedEvery });
  const answers = new PageAnswers({
    build,
    manifests,
    renderer,
    pagesKept: rendering?.pagesKept,
    environment: () => environments.current,
  });

  const takeVersions = () => {
    for (const [name, place] of Object.entries(manifests.places(environments.current))) {
      const { url, manifest } = place;
      // What is on trial would be put aside.
      if (!manifest || manifests.isAsking(name, place)) continue;
      if (isRendered(manifest)) renderer?.take(name, url, manifest).catch(renderer.refuse(name));
      else renderer?.release(name);
    }
  };
  renderer?.on('change', () => answers.clear());
  manifests.on('change', () => {
    answers.clear();
    takeVersions();
  });
  const follow = (environment: Environment) => {
    answers.clear();
    renderer?.changeEnvironment(environment);
    void manifests.refresh(environment);
  };
  environments.on('change', follow);
  const looking = setInterval(() => {
    void manifests.look(environments.current);
    // Again, since one that did not start may do so by now, or the environment may have gone back to it.
    takeVersions();
  }, manifests.askedEvery / 4).unref();
  // Whoever comes first finds what lies there now, not what was kept, unless a remote keeps the shell waiting.
  await Promise.race([manifests.refresh(environments.current), pause(firstLookLimit, null, { ref: false })]);

  const plain = (reply: FastifyReply, status: number, text: string) =>
    reply
      .code(status)
      .headers({
        ...securityHeaders(environments.current, null, nothingInline),
        'cache-control': 'no-store',
      })
      .type('text/plain; charset=utf-8')
      .send(text);
  const missing = (reply: FastifyReply) => plain(reply, 404, 'Introuvable');

  async function answerUndecodable(request: FastifyRequest, reply: FastifyReply) {
    const url = urlOf(request);
    if (request.method !== 'GET' || !url || namesFile(url.pathname)) return missing(reply);
    return send(request, reply, await answers.undecodable(url.pathname));
  }

  const server = fastify({
    logger: { level: 'silent', ...log },
    trustProxy: trustedProxies ?? false,
    genReqId: newRequestId,
    exposeHeadRoutes: true,
    requestTimeout,
    // Without a byte in either direction: longer than any answer takes to begin.
    connectionTimeout: 60_000,
    // Node takes the longer of both limits for the whole: its own for the headers is a minute.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
    // Whoever comes at the very end is answered too.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // A path that cannot be decoded names nothing; a person who follows it still gets a page.
    frameworkErrors: (_error, request, reply) => void answerUndecodable(request, reply),
  });
  nameRequests(server);
  server.setNotFoundHandler((_request, reply) => missing(reply));
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // What went wrong is for operators; visitors hear nothing of files and URLs.
    if (status >= 500) console.error(`${request.method} ${request.url.split('?')[0]} :`, error);
    return plain(
      reply,
      status,
      status >= 500 ? 'Une erreur est survenue.' : 'Cette demande contient une erreur.',
    );
  });
  server.addHook('onClose', async () => {
    clearInterval(looking);
    environments.off('change', follow);
    environments.close();
    await renderer?.close();
  });

  addViolationReports(server);
  addPointers(server, { manifests, environment: () => environments.current, limit: missedFileLimit });
  addStatus(server, {
    environments,
    manifests,
    renderer,
    answers,
    published,
    version,
    contract: build.contract,
    isDraining,
    key: statusKey,
    missing,
  });

  server.addHook('onSend', async (_request, reply) => {
    // Whoever asks again does it over a new connection, which a proxy opens elsewhere.
    if (isDraining()) reply.header('connection', 'close');
    // What never changes is never asked for again: a validator would only be carried along.
    if (reply.raw.getHeader('cache-control') === keptForAYear) {
      reply.removeHeader('etag').removeHeader('last-modified');
    }
  });
  await server.register(fastifyStatic, {
    root: build.folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', 'assets.json'],
    setHeaders(response, path) {
      response.setHeader('cache-control', cachingOf(path));
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });

  addCrawlerFiles(server, {
    assets: build.assets,
    environment: () => environments.current,
    places: () => manifests.places(environments.current),
    missing,
  });

  addWebManifest(server, { environment: () => environments.current, themeColor: build.themeColor });

  server.get('/*', async (request, reply) => {
    // The path alone decides on the HTML: host, cookies and query of a request leave no trace in it.
    const url = urlOf(request);
    if (!url) return missing(reply);
    const { pathname } = url;
    if (namesFile(pathname) && answers.isUnknown(pathname)) {
      // Of another build: looked for now, since that may have been published after this one's start.
      return published && isHashed(pathname) ? reply.sendFile(pathname, published.path) : missing(reply);
    }
    return send(request, reply, await answers.at(url, request.url.split('?', 1)[0] ?? '/'));
  });

  return server;
}
