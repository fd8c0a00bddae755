import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { pictures } from '../database/schema';
import { notFound } from '../refusals/refusals';
import { fileOf } from '../server/files';

const PictureName = z.object({ file: z.string().max(200) });
/** Seconds. */
const aDay = 24 * 60 * 60;
const aYear = 365 * aDay;
// The pictures have inline styles; nothing else may be loaded or run.
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const sendPicture = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('Content-Security-Policy', picturePolicy)
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .send(svg);

/** Serves pictures of articles, immutable since the URL has their hash, and sub-category placeholders. */
export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  const { catalogueDb: db, silhouettes } = app.services;
  const response = { 200: fileOf('image/svg+xml'), 404: Problem };
  const schema = { tags: ['Catalogue'], params: PictureName, response };
  app.get('/images/:file', { schema, config: { publicFor: aYear } }, async (request, reply) => {
    const hash = request.params.file.split('.')[1] ?? '';
    const [picture] = await db.select().from(pictures).where(eq(pictures.hash, hash));
    if (!picture) throw notFound('Image');
    return sendPicture(reply.header('Cache-Control', `public, max-age=${aYear}, immutable`), picture.svg);
  });

  app.get('/images/subcategories/:file', { schema, config: { publicFor: aDay } }, async (request, reply) => {
    const svg = silhouettes.get(request.params.file.replace(/\.svg$/, ''));
    if (!svg) throw notFound('Image');
    return sendPicture(reply, svg);
  });
};
