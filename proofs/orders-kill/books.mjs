import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/setup/paths.mjs';

const require = createRequire(join(root, 'api/package.json'));

/** Opens the shop's database directly: what is counted is what is stored. The API must not run on a PGlite folder meanwhile. */
async function open({ dataDirectory, databaseUrl }) {
  if (databaseUrl) {
    const { Client } = require('pg');
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return { query: async (text) => (await client.query(text)).rows, close: () => client.end() };
  }
  const { PGlite } = await import(require.resolve('@electric-sql/pglite').replace(/\.cjs$/, '.js'));
  const client = await PGlite.create({ dataDir: join(dataDirectory, 'database') });
  return { query: async (text) => (await client.query(text)).rows, close: () => client.close() };
}

async function withDatabase(place, work) {
  const database = await open(place);
  try {
    return await work(database.query);
  } finally {
    await database.close();
  }
}

/** Every order of the buyers by id: who ordered which quantities, and its status. */
export const readOrders = (place) =>
  withDatabase(place, (query) =>
    query(`select o.id, c.email_address as email, c.username, o.status, o.replaced_at is not null as replaced,
        coalesce((select array_agg(l.quantity::int) from order_lines l where l.order_id = o.id), '{}') as quantities
      from orders o join customers c on c.id = o.customer_id where o.created_at > now() - interval '2 hours'`),
  );

/** Makes the payments old enough for the API to ask the provider about them by itself. */
export const letTimePass = (place) =>
  withDatabase(place, async (query) => {
    await query(
      `update payment_attempts set created_at = created_at - interval '20 minutes', checked_at = null`,
    );
    await query('delete from job_leases');
  });
