import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The interface that both drivers share; repositories use only this. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** A transaction. Its callback must run all queries on it: on PGlite, other queries wait until it ends. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

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

/** An open database of either driver. */
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

/** Recognises UUIDs. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Selects the row with an id; none for a malformed one, on which PostgreSQL would throw. */
export const hasId = (column: PgColumn, id: string): SQL => (isUuid(id) ? eq(column, id) : sql`false`);
