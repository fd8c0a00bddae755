import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { orders } from '../database/schema';

const midnightInParis = (day: string) => sql`${day}::date::timestamp at time zone 'Europe/Paris'`;

/** Placed on these days of Paris, as yyyy-mm-dd, both included. */
export const placedBetween = (from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from ? gte(orders.createdAt, midnightInParis(from)) : undefined,
    to ? lt(orders.createdAt, sql`(${to}::date + 1)::timestamp at time zone 'Europe/Paris'`) : undefined,
  );

/** Placed in this month of Paris, as yyyy-mm. */
export const placedIn = (month: string): SQL | undefined =>
  and(
    gte(orders.createdAt, midnightInParis(`${month}-01`)),
    lt(
      orders.createdAt,
      sql`(${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Europe/Paris'`,
    ),
  );
