import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database';

const Health = z.object({ status: z.literal('ok'), version: z.string() });

/** 200 while the API can do its work, 503 while the database is away. */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Database; version: string }> = async (
  app,
  { database, version },
) => {
  app.get('/health', { schema: { tags: ['Serveur'], response: { 200: Health } } }, async () => {
    await database.ping();
    return { status: 'ok' as const, version };
  });
};
