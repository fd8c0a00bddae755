import { join } from 'node:path';
import cors from '@fastify/cors';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { portOf, remoteIn } from './ports.mjs';
import { cacheControlOf } from './remote-file-headers.mjs';
import { servedFolder } from './served-folder.mjs';

/** ms for open requests after SIGTERM. */
const closeLimit = 10_000;
/** ms for a whole request to arrive: the limit of Node, which Fastify switches off unless it is said. */
const requestTimeout = 20_000;

/**
 * Serves a remote's build in this process until it is signalled to end, as `hostRemote` does.
 * @param {string} folder
 */
export async function serveRemote(folder) {
  const server = await hostRemote(folder);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      // Answers under way are finished; what hangs is cut off.
      setTimeout(() => process.exit(1), closeLimit).unref();
      server.close().then(() => process.exit(0));
    });
  }
}

/**
 * Serves a remote's build: hashed files are immutable, `remote.json` is revalidated, a missing file is a 404.
 * Any static host can do the same; this one is for the local environment and for tests. `REMOTES_FOLDER` names a folder in
 * which each remote has one of its own that is deployed to; without it the build itself is served.
 * @param {string} folder
 */
export async function hostRemote(folder) {
  const remote = remoteIn(folder);
  const { name, version } = remote;
  const deployed = process.env.REMOTES_FOLDER;
  const server = fastify({
    requestTimeout,
    // Node takes the longer of both limits for the whole: its own for the headers is a minute.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
  });
  await server.register(cors, { origin: '*' });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'cross-origin');
    // Immutable files are never revalidated: they need no validator.
    if (String(reply.raw.getHeader('cache-control')).includes('immutable')) {
      reply.removeHeader('etag').removeHeader('last-modified');
    }
  });
  server.get('/health', async () => ({ status: 'ok', name, version }));
  await server.register(fastifyStatic, {
    root: deployed ? join(deployed, name) : join(folder, servedFolder, 'browser'),
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      response.setHeader('cache-control', cacheControlOf(path));
    },
  });
  await listen(server, remote);
  return server;
}

/**
 * Starts listening, or says in one line which variable to change.
 * @param {import('fastify').FastifyInstance} server
 * @param {import('./ports.mjs').Listener} remote
 */
async function listen(server, remote) {
  try {
    await server.listen({ port: portOf(remote), host: process.env.HOST || '127.0.0.1' });
  } catch (thrown) {
    const error = /** @type {NodeJS.ErrnoException & { port?: number }} */ (thrown);
    const reason =
      error.code === 'EADDRINUSE'
        ? `le port ${error.port} est déjà pris (changez ${remote.portVariable})`
        : error.message;
    console.error(`Démarrage impossible : ${reason}`);
    process.exit(1);
  }
}
