import { resolve } from 'node:path';
import pg from 'pg';
import { environmentFile, loadEnvironment } from 'server-kit/load-environment';
import parts from 'server-kit/processes.json';
import {
  apiVariables,
  readVariables as readTable,
  type ServerSettings,
  serverSettings,
  type Variables,
  withSecretFiles,
} from 'server-kit/variables';
import type { Environment } from 'shared-contracts/environment';
import { StartError } from './database/database';
import type { PostgresOptions } from './database/postgres';

/** Settings of an API process, from its environment variables and its environment file. */
export interface Settings extends ServerSettings {
  readonly environment: Environment;
  readonly port: number;
  readonly dataDirectory: string;
  /** URL of PostgreSQL; without it, the embedded database is used. */
  readonly databaseUrl: string | undefined;
  readonly databaseOptions: Pick<PostgresOptions, 'connections' | 'namedStatements' | 'replicaUrl'>;
  /** URL of Valkey or Redis for rate limits; without it, the database stores the counters. */
  readonly valkeyUrl: string | undefined;
  /** URL of the mail server; without it, emails are written to files. */
  readonly smtpUrl: string | undefined;
  readonly jwtSecret: string | undefined;
  readonly previousJwtSecret: string | undefined;
  /** Keys of the systems that may read the feed of orders, one each. */
  readonly feedKeys: readonly string[];
  /** Variables whose value is `none`, which marks their absence as intended. */
  readonly none: readonly string[];
}

/** Adds secrets that are stored in files. @throws {StartError} for a variable whose file cannot be read */
export const readVariables = (variables: Variables): Variables =>
  orStartError(() => withSecretFiles(variables));

/** @throws {StartError} with a one-line message per variable that says what to change */
export function readSettings(variables: Variables, root: string): Settings {
  const read = orStartError(() => readTable(apiVariables, variables));
  // Also reads the certificates that its parameters name.
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL'] as const)
    orStartError(() => read[name] && new pg.Client({ connectionString: read[name] }), `${name} : `);
  return {
    ...serverSettings(read, read.API_METRICS_PORT),
    environment: orStartError(() => loadEnvironment(environmentFile(variables, root), variables)),
    port: read.API_PORT ?? parts.api.port,
    dataDirectory: resolve(root, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseOptions: {
      connections: read.DATABASE_POOL,
      namedStatements: read.DATABASE_NAMED_STATEMENTS,
      replicaUrl: read.DATABASE_READ_URL,
    },
    valkeyUrl: read.VALKEY_URL,
    smtpUrl: read.SMTP_URL,
    jwtSecret: read.JWT_SECRET,
    previousJwtSecret: read.JWT_SECRET_PREVIOUS,
    feedKeys: read.FEED_KEYS,
    none: Object.keys(variables).filter((name) => variables[name] === 'none'),
  };
}

/** Runs `read`, and converts its errors, which are addressed to the operator; `subject` precedes them. */
function orStartError<Value>(read: () => Value, subject = ''): Value {
  try {
    return read();
  } catch (error) {
    throw new StartError(subject + (error as Error).message);
  }
}
