import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../database/database';

const count = z.number().int();

const Health = z
  .object({
    status: z.literal('ok'),
    version: z.string(),
    mails: z
      .object({
        waiting: count.describe('Emails to be sent.'),
        oldestSeconds: count.describe('Age of the oldest of them, 0 without any.'),
        refused: count.describe('Emails with a link that were given up in the last 30 days.'),
      })
      .describe(
        'Emails of orders and contact messages are never given up: they wait even when refused permanently.',
      ),
    payments: z
      .object({ late: count, second: count, contradicted: count })
      .describe('Orders, ever, whose payment needed a decision: each one means an email to the company.'),
    replica: z
      .object({
        lagSeconds: z.number().nullable().describe('Age of its last change; null while it is away.'),
      })
      .optional(),
  })
  .meta({ id: 'Health' });

type Counts = Pick<z.infer<typeof Health>, 'mails' | 'payments'>;

/** Counted from emails: those of orders are never deleted. */
async function readCounts(db: Db): Promise<Counts> {
  const result = await db.execute(sql`
    with waiting as (select created_at from mails where sent_at is null and refused_at is null)
    select (select count(*) from waiting)::int as waiting,
      coalesce(extract(epoch from now() - (select min(created_at) from waiting)), 0)::int as oldest,
      (select count(*) from mails where refused_at is not null)::int as refused,
      count(*) filter (where kind = 'late-payment')::int as late,
      count(*) filter (where kind = 'second-payment')::int as second,
      count(*) filter (where kind = 'contradicted-payment')::int as contradicted
    from mails where kind in ('late-payment', 'second-payment', 'contradicted-payment')`);
  const [row] = (result as unknown as { rows: Record<string, number>[] }).rows;
  const { waiting = 0, oldest = 0, refused = 0, late = 0, second = 0, contradicted = 0 } = row ?? {};
  return {
    mails: { waiting, oldestSeconds: Math.max(0, oldest), refused },
    payments: { late, second, contradicted },
  };
}

/** 200 with counts for operators; 503 while the database is away. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, replica, version } = app.services;
  app.get('/health', { schema: { tags: ['Serveur'], response: { 200: Health } } }, async () => ({
    status: 'ok' as const,
    version,
    ...(await readCounts(db)),
    ...(replica && { replica: { lagSeconds: await replica.lagSeconds() } }),
  }));
};
