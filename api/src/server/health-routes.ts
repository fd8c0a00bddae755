import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isOperator } from 'server-kit/operators';
import { addProbes } from 'server-kit/probes';
import { z } from 'zod';
import { rowsOf } from '../database/rows';

const numbers = z.record(z.string(), z.number().nullable()).optional();
/** The figures, for operators only, are explained in `docs/operating.md`. */
const Health = z
  .object({
    status: z.literal('ok'),
    version: z.string(),
    mails: numbers,
    payments: numbers,
    replica: numbers,
  })
  .meta({ id: 'Health' });

/** Numbers that only operators may read. */
export type Figures = Awaited<ReturnType<typeof readFigures>>;

/** Fails where no order can be placed: also on a read-only server. It locks nothing. */
const tryToSell = 'select from orders limit 0 for update';

/**
 * Reads the numbers, and fails as `tryToSell` does, which PostgreSQL runs only because its rows are counted.
 * Payment alarms are counted from emails, since emails about orders are never deleted.
 */
export async function readFigures({ db, replica }: Pick<FastifyInstance['services'], 'db' | 'replica'>) {
  const [{ waiting = 0, oldest = 0, refused = 0, ...row } = {}] = await rowsOf<Record<string, number>>(
    db,
    sql`
    with writable as (${sql.raw(tryToSell)}), waiting as (select created_at from mails where sent_at is null and refused_at is null)
    select (select count(*) from waiting)::int as waiting, (select count(*) from writable)::int as locked,
      coalesce(extract(epoch from now() - (select min(created_at) from waiting)), 0)::int as oldest,
      (select count(*) from mails where refused_at is not null)::int as refused,
      (select count(*) from orders where status = 'PAYMENT_PENDING')::int as pending,
      count(*) filter (where kind = 'late-payment')::int as late,
      count(*) filter (where kind = 'second-payment')::int as second,
      count(*) filter (where kind = 'contradicted-payment')::int as contradicted
    from mails where kind in ('late-payment', 'second-payment', 'contradicted-payment')`,
  );
  const { pending = 0, late = 0, second = 0, contradicted = 0 } = row;
  return {
    mails: { waiting, oldestSeconds: Math.max(0, oldest), refused },
    payments: { pending, late, second, contradicted },
    ...(replica && { replica: { lagSeconds: await replica.lagSeconds() } }),
  };
}

/** `/health`: 503 while the database accepts no orders, else 200, with numbers for operators. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const { version, database, statusKey = null, isDraining } = app.services;
  addProbes(app, async () => {
    if (isDraining?.()) return 'draining';
    return database.sql.query({ text: tryToSell }).then(
      () => 'ready',
      () => 'away',
    );
  });
  app.get('/health', { schema: { tags: ['Serveur'], response: { 200: Health } } }, async (request) => {
    const figures = await readFigures(app.services);
    return { status: 'ok' as const, version, ...(isOperator(request, statusKey) && figures) };
  });
};
