import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import { composePage, type ShellAssets } from './compose';
import type { EnvironmentSource } from './environment-source';
import { RemoteManifests } from './remote-manifests';
import { securityHeaders } from './security-headers';

interface Wiring {
  readonly environments: EnvironmentSource;
  /** Folder of the shell's browser build. */
  readonly build: string;
  readonly version: string;
}

const year = 31_536_000;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function sendHtml(reply: FastifyReply, html: string, accepted: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'Accept-Encoding');
  if (/\bbr\b/.test(accepted)) {
    const body = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(body);
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(html));
  return reply.send(html);
}

/** An address that names a file is never answered with HTML: a missing script must be a 404. */
const namesFile = (pathname: string) => /\.[a-z0-9]{1,8}$/i.test(pathname);

/** The shell's server: its build as files, every other address as HTML composed for the environment. */
export async function createServer({ environments, build, version }: Wiring): Promise<FastifyInstance> {
  const assets = JSON.parse(readFileSync(join(build, 'assets.json'), 'utf8')) as ShellAssets;
  const manifests = new RemoteManifests();
  const follow = (environment: Environment) => manifests.refresh(environment);
  environments.on('change', follow);
  void follow(environments.current);

  const server = fastify({ exposeHeadRoutes: true, routerOptions: { ignoreTrailingSlash: true } });
  server.addHook('onClose', async () => {
    environments.off('change', follow);
    environments.close();
  });
  server.addHook('onSend', async (request, reply) => {
    reply.headers(securityHeaders(environments.current, new URL(request.url, 'http://shop').pathname));
  });

  server.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      name: 'shell',
      version,
      environment: environments.current.name,
      environmentRefused: environments.refusal,
      remotes: manifests.problems(environments.current),
    };
  });

  await server.register(fastifyStatic, {
    root: build,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', 'assets.json'],
    setHeaders(response, path) {
      const hashed = /\.[0-9a-f]{8}\.[a-z0-9]+(\.br|\.gz)?$/.test(path);
      response.setHeader('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });

  server.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://shop');
    reply.header('cache-control', 'no-store');
    if (namesFile(pathname)) return reply.code(404).type('text/plain; charset=utf-8').send('Introuvable');
    const environment = environments.current;
    const html = composePage({ pathname, environment, places: manifests.places(environment), assets });
    return sendHtml(reply, html, String(request.headers['accept-encoding'] ?? ''));
  });

  return server;
}
