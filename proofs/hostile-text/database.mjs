import { withDatabase } from '../../scripts/setup/database.mjs';

/** What no text may change, as the catalogue of the database tells it: tables and their columns. */
export async function shapeOf(variables) {
  return withDatabase(variables, async (query) => {
    const columns = await query(
      `select table_name || '.' || column_name || ' ' || data_type as each from information_schema.columns
        where table_schema = 'public' order by 1`,
    );
    return columns.map(({ each }) => each);
  });
}

/** Rows of each table. */
export async function countsOf(variables) {
  return withDatabase(variables, async (query) => {
    const tables = await query(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const counts = {};
    for (const { name } of tables) {
      const [{ rows }] = await query(`select count(*)::int as rows from "${name}"`);
      counts[name] = rows;
    }
    return counts;
  });
}

/** What a text might have given somebody: none of the customers of the proof has a discount. */
export async function giftsOf(variables) {
  return withDatabase(variables, async (query) => {
    const [{ rows }] = await query(
      `select count(*)::int as rows from customers where discount_rate > 10 or (deferred_payment and username <> 'achats' and email_address <> 'achats@ville-lavandes.example')`,
    );
    return rows;
  });
}
