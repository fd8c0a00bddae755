import { resolve } from 'node:path';
import pg from 'pg';
import { environmentFile, loadEnvironment } from 'server-kit/load-environment';
import parts from 'server-kit/processes.json';
import { StartError } from 'server-kit/start-error';
import { apiVariables, readVariables, serverSettings, type Variables } from 'server-kit/variables';

/** Settings of an API process, from its environment variables and its environment file. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** @throws {StartError} with a one-line message per variable that says what to change */
export function readSettings(variables: Variables, root: string) {
  const read = readVariables(apiVariables, variables);
  // The driver parses a URL, and reads the certificates that it names, when a client is created.
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL'] as const)
    try {
      if (read[name]) new pg.Client({ connectionString: read[name] });
    } catch (error) {
      throw new StartError(`${name} : ${(error as Error).message}`);
    }
  return {
    ...serverSettings(read, read.API_METRICS_PORT),
    environment: loadEnvironment(environmentFile(variables, root), variables),
    port: read.API_PORT ?? parts.api.port,
    dataDirectory: resolve(root, read.DATA_DIR),
    /** URL of PostgreSQL; without it, the embedded database is used. */
    databaseUrl: read.DATABASE_URL,
    databaseOptions: {
      connections: read.DATABASE_POOL,
      namedStatements: read.DATABASE_NAMED_STATEMENTS,
      replicaUrl: read.DATABASE_READ_URL,
    },
    /** URL of Valkey or Redis for rate limits; without it, the database stores the counters. */
    valkeyUrl: read.VALKEY_URL,
    /** URL of the mail server; without it, emails are written to files. */
    smtpUrl: read.SMTP_URL,
    jwtSecret: read.JWT_SECRET,
    previousJwtSecret: read.JWT_SECRET_PREVIOUS,
    /** Keys of the systems that may read the feed of orders, one each. */
    feedKeys: read.FEED_KEYS,
    /** Variables whose value is `none`, which marks their absence as intended. */
    none: Object.keys(variables).filter((name) => variables[name] === 'none'),
  };
}
