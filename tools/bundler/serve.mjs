import { join, resolve } from 'node:path';
import cors from '@fastify/cors';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { requireFreePort } from './free-port.mjs';
import { portOf, remoteIn } from './ports.mjs';
import { cacheControlOf } from './remote-file-headers.mjs';
import { servedFolder } from './served-folder.mjs';

/** Milliseconds that open requests have to complete after SIGTERM. */
const closeLimit = 10_000;
/** Milliseconds to receive a whole request: Fastify disables Node's limit by default. */
const requestTimeout = 20_000;

/**
 * Serves a remote's build, as `hostRemote` does, until this process receives a signal.
 * @param {string} folder
 */
export async function serveRemote(folder) {
  const server = await hostRemote(folder).catch((/** @type {Error} */ { message }) => {
    console.error(`Démarrage impossible : ${message}`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      // Running responses complete; hanging ones are aborted.
      setTimeout(() => process.exit(1), closeLimit).unref();
      server.close().then(() => process.exit(0));
    });
  }
}

/**
 * Serves a remote's build: hashed files are immutable, `remote.json` is revalidated, a missing file is a 404.
 * Any static host can do the same; this one is for the local environment and for tests. With `REMOTES_FOLDER`
 * the deployed folder of the remote below it is served, else the build itself.
 * @param {string} folder
 * @throws if its port is invalid or not free
 */
export async function hostRemote(folder) {
  const { name, version, ...listener } = remoteIn(folder);
  const port = portOf(listener);
  await requireFreePort(port, listener.portVariable);
  const deployed = process.env.REMOTES_FOLDER;
  const server = fastify({
    requestTimeout,
    // Node applies the longer of both limits to the whole request; its default for headers is a minute.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
  });
  await server.register(cors, { origin: '*' });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'cross-origin');
  });
  server.get('/health', async () => ({ status: 'ok', name, version }));
  await server.register(fastifyStatic, {
    root: deployed ? resolve(deployed, name) : join(folder, servedFolder, 'browser'),
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      response.setHeader('cache-control', cacheControlOf(path));
    },
  });
  await server.listen({ port, host: process.env.HOST || '127.0.0.1' });
  return server;
}
