import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, Replica } from './database';
import { isDatabaseAway, isRolledBack } from './database-errors';

/** Milliseconds until an unreachable replica is queried again. */
const retryDelay = 5_000;
/** Code of a statement that timed out, which is not retried on the primary. */
const timedOut = '57014';

/** Queries the replica, or the primary while the replica is unreachable. */
class Reader {
  /** Null unless the replica was unreachable. */
  private retryAt: number | null = null;
  switches = 0;

  constructor(
    private readonly replica: pg.Pool,
    private readonly primary: pg.Pool,
  ) {}

  /** The only method of node-postgres that drizzle calls outside of transactions. */
  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.retryAt === null || performance.now() >= this.retryAt) {
      if (this.retryAt !== null) this.switches += 1;
      this.retryAt = null;
      try {
        return await this.replica.query(statement, values);
      } catch (error) {
        const isTimeout = (error as { readonly code?: string }).code === timedOut;
        if (isTimeout || !(isRolledBack(error) || isDatabaseAway(error))) throw error;
        this.switches += 1;
        // Replication cancels single statements.
        if (!isRolledBack(error)) {
          console.warn(
            'La réplique ne répond pas (DATABASE_READ_URL) : le catalogue est lu dans la base principale.',
          );
          this.retryAt = performance.now() + retryDelay;
        }
      }
    }
    return this.primary.query(statement, values);
  }
}

/** Creates the replica for reads of the catalogue, with `primary` as its fallback. */
export function replicaOf(replica: pg.Pool, primary: pg.Pool, logger?: Logger): Replica {
  const reader = new Reader(replica, primary);
  const client = reader as unknown as pg.Pool;
  return {
    db: drizzle({ client, casing: 'snake_case', ...(logger && { logger }) }) as Db,
    sql: reader,
    async lagSeconds() {
      // Without recent writes, the timestamp of the last change is missing or old, although nothing lags.
      const upToDate =
        'pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn() and exists (select pid from pg_stat_wal_receiver)';
      const age = 'extract(epoch from now() - pg_last_xact_replay_timestamp())';
      const text = `select (case when ${upToDate} then 0 else ${age} end)::float8 as lag`;
      const { rows } = await replica.query<{ lag: number | null }>(text).catch(() => ({ rows: [] }));
      return rows[0]?.lag ?? null;
    },
  };
}
