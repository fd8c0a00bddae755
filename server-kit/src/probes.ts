import type { FastifyInstance } from 'fastify';

/** Adds `/live`, and `/ready` for load balancers: 200 if `readiness` returns 'ready', else 503 with its word. */
export function addProbes(server: FastifyInstance, readiness: () => Promise<string>): void {
  const options = { schema: { hide: true } };
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  server.get('/live', options, async (_request, reply) => reply.headers(headers).send('live'));
  server.get('/ready', options, async (_request, reply) => {
    const state = await readiness();
    return reply
      .code(state === 'ready' ? 200 : 503)
      .headers(headers)
      .send(state);
  });
}
