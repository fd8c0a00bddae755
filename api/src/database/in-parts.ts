/** Does the work for so many rows at a time: a statement takes a limited number of values. `start` counts the rows before. */
export async function inBatches<Row>(
  rows: readonly Row[],
  rowsPerStatement: number,
  work: (part: Row[], start: number) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await work(rows.slice(start, start + rowsPerStatement), start);
  }
}
