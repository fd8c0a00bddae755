import { type DatabaseVariables, withDatabase } from '../../../tools/setup/testing/database.mjs';

/** Counts customers with a discount or deferred payment who had neither in the demo data. */
const privileges = `select count(*)::int as rows from customers where discount_rate > 10
  or (deferred_payment and email_address <> 'achats@ville-lavandes.example')`;

interface Snapshot {
  readonly shape: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly privileges: number;
}

/** Reads what texts must not change: columns (`shape`), rows per table (`counts`) and `privileges`. */
export function lookAt(variables: DatabaseVariables): Promise<Snapshot> {
  return withDatabase(variables, async (query) => {
    const columns = await query<{ name: string; definition: string }>(
      `select table_name as name, column_name || ' ' || data_type as definition from information_schema.columns
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
    const [{ rows } = { rows: 0 }] = await query<{ rows: number }>(privileges);
    return {
      shape: columns.map(({ name, definition }) => `${name}.${definition}`),
      counts,
      privileges: rows,
    };
  });
}
