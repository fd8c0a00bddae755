import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, Replica } from './database';
import { isDatabaseAway } from './database-errors';
import * as schema from './schema';

/** ms for which a replica that was away is left alone. */
const leftAlone = 5_000;
/** Codes of a statement that took too long, which the primary need not try, and of one that replication cut off. */
const [tooLong, cutOff] = ['57014', '40001'];

/** Asks a replica, and the primary instead while it is away. */
class Reader {
  private askedAgainAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly replica: pg.Pool,
    private readonly primary: pg.Pool,
  ) {}

  /** In the shape of node-postgres, of which drizzle calls nothing else outside of transactions. */
  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (performance.now() >= this.askedAgainAt) {
      try {
        return await this.replica.query(statement, values);
      } catch (error) {
        const { code } = error as { readonly code?: string };
        if (code === tooLong || !(code === cutOff || isDatabaseAway(error))) throw error;
        if (code !== cutOff) this.leaveAlone();
      }
    }
    return this.primary.query(statement, values);
  }

  private leaveAlone(): void {
    console.warn(
      'La réplique ne répond pas (DATABASE_READ_URL) : le catalogue est lu dans la base principale.',
    );
    this.askedAgainAt = performance.now() + leftAlone;
  }
}

/** Reads of the catalogue by a pool of connections to a replica of the server that `primary` is connected to. */
export function replicaOf(replica: pg.Pool, primary: pg.Pool, logger?: Logger): Replica {
  const reader = new Reader(replica, primary);
  const client = reader as unknown as pg.Pool;
  return {
    db: drizzle({ client, schema, casing: 'snake_case', ...(logger && { logger }) }) as unknown as Db,
    sql: reader,
    async lagSeconds() {
      // Where nothing was written there is no moment of a last change, or it is long ago.
      const upToDate =
        'pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn() and exists (select pid from pg_stat_wal_receiver)';
      const age = 'extract(epoch from now() - pg_last_xact_replay_timestamp())';
      const text = `select (case when ${upToDate} then 0 else ${age} end)::float8 as lag`;
      const { rows } = await replica.query<{ lag: number | null }>(text).catch(() => ({ rows: [] }));
      return rows[0]?.lag ?? null;
    },
  };
}
