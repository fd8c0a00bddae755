/** Baseline: a bare Fastify server on `BARE_PORT` that sends the bytes of the API at `API_URL`. */
import fastify from 'fastify';

const { BARE_PORT, API_URL } = process.env;

const server = fastify();

server.get('/health', async () => ({ status: 'ok' }));

/** @type {Map<string, Buffer>} */
const stored = new Map();

server.get('/*', async ({ url }, reply) => {
  const bytes = stored.get(url) ?? Buffer.from(await (await fetch(`${API_URL}${url}`)).arrayBuffer());
  stored.set(url, bytes);
  return reply.type('application/json; charset=utf-8').send(bytes);
});

process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
await server.listen({ port: Number(BARE_PORT), host: '127.0.0.1' });
