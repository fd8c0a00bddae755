import type { PlainSql } from '../database/database';

/** Milliseconds in which the cached version is not checked; a change is visible after them at the latest. */
export const unchangedFor = 1_000;

/** Returns the catalogue's version, synchronously if cached; data read after it is never older. */
export type CatalogueVersion = () => string | Promise<string>;

/** Reads the version that triggers maintain (`catalogueChanges`), once per `checkedEvery` milliseconds. */
export function catalogueVersionIn(sql: PlainSql, checkedEvery = unchangedFor): CatalogueVersion {
  let version: string | Promise<string> = '';
  let checkedAt = Number.NEGATIVE_INFINITY;
  let switches: number | undefined;

  async function read(): Promise<string> {
    // What was read from a replica that lags is not cached under the version of another server.
    switches = sql.switches;
    const server = switches ?? 0;
    const { rows } = await sql.query({ text: 'select sum(count)::text as version from catalogue_changes' });
    return `${server} ${(rows as { version: string | null }[])[0]?.version}`;
  }

  return () => {
    const now = performance.now();
    if (now - checkedAt < checkedEvery && switches === sql.switches) return version;
    checkedAt = now;
    const reading = read();
    version = reading;
    reading.then(
      (known) => {
        if (version === reading) version = known;
      },
      () => {
        checkedAt = Number.NEGATIVE_INFINITY;
      },
    );
    return version;
  };
}
