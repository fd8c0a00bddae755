import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/problems';

/** JSON alone, uncompressed, without `__proto__`; calls without a body may still name its type. */
export function readJsonBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ method, headers }) => {
    // A call that takes no body reads none.
    if (method === 'GET' || method === 'HEAD') return;
    // Nobody needs it, and a small one may become large.
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new Refusal(415, 'unsupported_media_type', 'Ce type de contenu n’est pas accepté.');
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}
