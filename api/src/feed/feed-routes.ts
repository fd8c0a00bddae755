import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { Refusal } from '../refusals/refusals';
import { FeedPage, readFeed } from './order-feed';

const FeedQuery = z.object({
  cursor: z.coerce
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .default(0)
    .describe('`next` of the page before; without it the feed begins with the first order.'),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

const digest = (text: string) => createHash('sha256').update(text).digest();

const unknownKey = () =>
  new Refusal(401, 'unauthorized', 'La clé du flux (en-tête Feed-Key) manque ou n’est pas valable.');

/** Orders and their changes for the company's other systems. */
export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, feedKeys = [] } = app.services;
  const keyDigests = feedKeys.map(digest);
  app.addHook('onRequest', async ({ headers }) => {
    const requestDigest = digest(`${headers['feed-key'] ?? ''}`);
    // All keys are compared, so that the time does not depend on which one matches.
    if (keyDigests.filter((key) => timingSafeEqual(key, requestDigest)).length === 0) throw unknownKey();
  });

  const schema = {
    tags: ['Systèmes de la société'],
    security: [{ feedKey: [] }],
    querystring: FeedQuery,
    response: { 200: FeedPage, 401: Problem },
  };
  app.get('/feed/orders', { schema }, ({ query }) => readFeed(db, query.cursor, query.limit));
};
