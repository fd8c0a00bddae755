import { withDatabase } from '../../scripts/setup/database.mjs';

/** Who is given a discount or may pay later without being one of the demo customers who may. */
const gifts = `select count(*)::int as rows from customers where discount_rate > 10
  or (deferred_payment and email_address <> 'achats@ville-lavandes.example')`;

/** What texts must not change: tables and columns (`shape`), rows of each table (`counts`), what customers may (`gifts`). */
export function lookAt(variables) {
  return withDatabase(variables, async (query) => {
    const columns = await query(
      `select table_name as name, column_name || ' ' || data_type as has from information_schema.columns
        where table_schema = 'public' order by 1, 2`,
    );
    const counts = {};
    for (const { name } of columns) {
      if (name in counts) continue;
      const [{ rows }] = await query(`select count(*)::int as rows from "${name}"`);
      counts[name] = rows;
    }
    const [{ rows }] = await query(gifts);
    return { shape: columns.map(({ name, has }) => `${name}.${has}`), counts, gifts: rows };
  });
}
