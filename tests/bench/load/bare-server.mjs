import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';

// Sends compressed responses of an API from memory and does nothing else: `bare-server.mjs URL PATH…`.
const [url, ...paths] = process.argv.slice(2);
const app = fastify();
for (const path of paths) {
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((resolve) =>
    get(`${url}${path}`, { headers: { 'accept-encoding': 'br' } }, resolve),
  );
  const { headers } = response;
  const body = await buffer(response);
  app.get(path.split('?')[0] ?? '', (_request, reply) => reply.headers(headers).send(body));
}
await app.listen({ port: 0 });
process.send?.(app.server.address());
