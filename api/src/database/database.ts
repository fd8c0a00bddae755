import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import type * as schema from './schema';

/** What both drivers have in common: repositories know nothing else. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** A transaction. On PGlite a query outside of it waits for its end, so everything inside must use it. */
export type Tx = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Plain SQL, in the shape of node-postgres. */
export interface PlainSql {
  query(statement: {
    text: string;
    values?: unknown[];
  }): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

/** A copy that follows the database and answers for the catalogue, which the database does while it is away. */
export interface Replica {
  readonly db: Db;
  readonly sql: PlainSql;
  /** Seconds that it is behind; null while it is away or is no replica. */
  lagSeconds(): Promise<number | null>;
}

export interface Database {
  readonly db: Db;
  readonly sql: PlainSql;
  readonly replica?: Replica;
  /** Counts of connections: open, open without work, and requests for one. */
  readonly pool?: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  /** Brings the schema up to date; safe when several processes start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** The process cannot start; the message is one line that says what to change. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A statement takes a limited number of values. `start` is the number of rows before the batch. */
export async function inBatches<Row>(
  rows: readonly Row[],
  rowsPerStatement: number,
  work: (part: Row[], start: number) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await work(rows.slice(start, start + rowsPerStatement), start);
  }
}

/** PostgreSQL throws at a text that is no uuid; a malformed id is not found (404), like an unknown one. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
