/** Rows by key, in their order. */
export function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row[]> {
  const found = new Map<Key, Row[]>();
  for (const row of rows) {
    const same = found.get(keyOf(row));
    if (same) same.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
}
