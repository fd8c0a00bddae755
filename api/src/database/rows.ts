import type { SQL } from 'drizzle-orm';
import type { Db } from './database';

/** Runs a query; only its text decides whether its rows have the given type. */
export const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** Returns the row without fields that are null, undefined or empty. */
export const filled = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => (value ?? '') !== '')) as {
    [Name in keyof Row]?: NonNullable<Row[Name]>;
  };

/** Returns the values to store: empty texts of optional columns become null, and undefined fields are omitted. */
export const toStored = <Given extends object, Name extends keyof Given>(given: Given, optional: Name[]) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === '' && optional.includes(name as Name) ? null : value]],
    ),
  ) as { [Key in keyof Given]: Given[Key] | (Key extends Name ? null : never) };

/** Groups rows by key and keeps their order. */
export function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row[]> {
  const found = new Map<Key, Row[]>();
  for (const row of rows) {
    const same = found.get(keyOf(row));
    if (same) same.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
}
