import { type DatabaseVariables, withDatabase } from '../../../tools/setup/testing/database.mjs';

/** Who is given a discount or may pay later without being one of the demo customers who may. */
const gifts = `select count(*)::int as rows from customers where discount_rate > 10
  or (deferred_payment and email_address <> 'achats@ville-lavandes.example')`;

interface Looked {
  readonly shape: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly gifts: number;
}

/** What texts must not change: tables and columns (`shape`), rows of each table (`counts`), what customers may (`gifts`). */
export function lookAt(variables: DatabaseVariables): Promise<Looked> {
  return withDatabase(variables, async (query) => {
    const columns = await query<{ name: string; has: string }>(
      `select table_name as name, column_name || ' ' || data_type as has from information_schema.columns
        where table_schema = 'public' order by 1, 2`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of columns) {
      if (name in counts) continue;
      const [{ rows } = { rows: 0 }] = await query<{ rows: number }>(
        `select count(*)::int as rows from "${name}"`,
      );
      counts[name] = rows;
    }
    const [{ rows } = { rows: 0 }] = await query<{ rows: number }>(gifts);
    return { shape: columns.map(({ name, has }) => `${name}.${has}`), counts, gifts: rows };
  });
}
