import type { Database } from '../database/database';

/** Returns the number of rows of every table and a hash of its content. */
export async function allRows({ sql }: Database): Promise<Record<string, { rows: number; hash: string }>> {
  const { rows: tables } = await sql.query({
    text: `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  });
  const found: Record<string, { rows: number; hash: string }> = {};
  for (const { name } of tables as { name: string }[]) {
    const text = `select count(*)::int as rows, md5(string_agg(t::text, ' ' order by t::text)) as hash from "${name}" t`;
    const { rows } = await sql.query({ text });
    found[name] = rows[0] as { rows: number; hash: string };
  }
  return found;
}

/** Returns the total of all orders in cents. */
export async function amountOfOrders({ sql }: Database): Promise<number> {
  const { rows } = await sql.query({ text: 'select sum(amount_cents)::float as cents from orders' });
  return (rows[0] as { cents: number }).cents;
}
