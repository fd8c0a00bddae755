import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import type { Db } from '../database/database';
import { pictures } from '../database/schema';
import { notFound } from '../refusals/problems';

const Picture = { description: 'SVG', content: { 'image/svg+xml': { schema: z.string() } } };
const PictureName = z.object({ file: z.string().max(200) });
const aYear = 365 * 24 * 60 * 60;
// The pictures carry their own styles and nothing else may load or run.
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures of articles; the URL holds a hash of the content, so a copy is good for ever. */
export const pictureRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const schema = { tags: ['Catalogue'], params: PictureName, response: { 200: Picture, 404: Problem } };
  app.get('/images/:file', { schema, config: { publicFor: aYear } }, async (request, reply) => {
    const hash = request.params.file.split('.')[1] ?? '';
    const [picture] = await db.select().from(pictures).where(eq(pictures.hash, hash));
    if (!picture) throw notFound('Image');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('Cache-Control', `public, max-age=${aYear}, immutable`)
      .header('Content-Security-Policy', picturePolicy)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(picture.svg);
  });
};
