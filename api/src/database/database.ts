import { setImmediate } from 'node:timers/promises';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import type * as schema from './schema';

/** The interface that both drivers share; repositories use only this. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A transaction. Its callback must run all queries on it: on PGlite, other queries wait until it ends. */
export type Tx = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Plain SQL, in the shape of node-postgres. */
export interface PlainSql {
  /** Of a replica: how often queries went to another server than the one before. */
  readonly switches?: number;
  query(statement: {
    text: string;
    values?: unknown[];
  }): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

/** A read replica for the catalogue. While it is unreachable, its queries run on the primary database. */
export interface Replica {
  readonly db: Db;
  readonly sql: PlainSql;
  /** Replication lag in seconds; null when it is unreachable or not a replica. */
  lagSeconds(): Promise<number | null>;
}

export interface Database {
  readonly db: Db;
  readonly sql: PlainSql;
  readonly replica?: Replica;
  /** Numbers of open connections, idle connections, and requests that wait for a connection. */
  readonly pool?: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  /** Applies pending migrations; safe when several processes start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

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

/** Recognises UUIDs. PostgreSQL throws on other texts, but malformed ids must yield 404 like unknown ids. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
