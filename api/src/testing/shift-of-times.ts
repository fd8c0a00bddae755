import type { Database } from '../database/database';

/** Returns one statement, which the database plans only once, for the timestamps of all tables. */
export async function shiftOfTimes({ sql }: Database): Promise<string> {
  const { rows } = await sql.query({
    text: `select format('%s as (update %s set %s)', 'shift_' || attrelid, attrelid::regclass,
        string_agg(format('%I = %I - make_interval(secs => $1::float)', attname, attname), ', ')) as update
      from pg_attribute
      join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
      where atttypid = 'timestamptz'::regtype and attnum > 0 and not attisdropped group by attrelid`,
  });
  const updates = (rows as { update: string }[]).map(({ update }) => update);
  // Counters of rate limits store their expiry as a number.
  return `with ${updates} update throttles set expire = expire - ($1::float * 1000)::bigint`;
}
