import { setImmediate } from 'node:timers/promises';

/** Rows that are read in a turn of the event loop. */
const rowsPerTurn = 20;

/** Runs `work` on batches of rows, since a statement accepts a limited number of values. */
export async function inBatches<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  rowsPerStatement: number,
  work: (part: Row[], start: number) => Promise<unknown>,
): Promise<void> {
  let start = 0;
  let part: Row[] = [];
  for await (const row of rows) {
    part.push(row);
    // Reading may take no turn of the event loop, in which responses of the database arrive.
    if (part.length % rowsPerTurn === 0) await setImmediate();
    if (part.length < rowsPerStatement) continue;
    await work(part, start);
    start += part.length;
    part = [];
  }
  if (part.length > 0) await work(part, start);
}

/**
 * Like `inBatches`; while a batch is written, the next one is read and prepared.
 * @param prepare returns the function that writes the batch
 */
export async function inBatchesAhead<Row>(
  rows: AsyncIterable<Row>,
  rowsPerStatement: number,
  prepare: (part: Row[], start: number) => () => Promise<unknown>,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  try {
    await inBatches(rows, rowsPerStatement, async (part, start) => {
      const write = prepare(part, start);
      await writing;
      writing = write();
      // Thrown before the next batch is written.
      writing.catch(() => {});
    });
  } finally {
    await writing;
  }
}
