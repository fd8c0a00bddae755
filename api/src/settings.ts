import { resolve } from 'node:path';
import type { Environment } from 'shared-contracts/environment';
import { environmentFile, loadEnvironment } from 'shared-contracts/environment/load';
import { type MetricsAddress, readMetricsAddress } from 'shared-contracts/server/metrics-server';
import { type Variables, wholeNumber, withSecretFiles } from 'shared-contracts/server/variables';
import parts from '../../processes.json';
import { StartError } from './database/database';
import type { PostgresOptions } from './database/postgres';

/** Where the API listens unless its variable says otherwise. */
const { port: defaultPort, portVariable } = parts.api;

/** What one API process learns from its variables and its environment file. */
export interface Settings {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly databaseOptions: Pick<PostgresOptions, 'connections' | 'namedStatements' | 'replicaUrl'>;
  /** Counters of tries in Valkey or Redis instead of the database. */
  readonly valkeyUrl: string | undefined;
  /** Real mail instead of files. */
  readonly smtpUrl: string | undefined;
  readonly jwtSecret: string | undefined;
  readonly previousJwtSecret: string | undefined;
  readonly trustedProxies: string | undefined;
  /** ms in which the process still responds after a signal to end. */
  readonly drainTime: number;
  /** Opens the figures of `/health` to other machines; null: to none. */
  readonly statusKey: string | null;
  /** One of each system that may read the feed of orders. */
  readonly feedKeys: readonly string[];
  readonly logLevel: string;
  /** Logs every request. */
  readonly accessLog: boolean;
  /** Null: no metrics. */
  readonly metrics: MetricsAddress | null;
  /** Variables whose value is `none`: a choice, not something forgotten. */
  readonly none: readonly string[];
}

/** Variables with the secrets that lie in files. @throws {StartError} naming a variable whose file cannot be read */
export const readVariables = (variables: Variables): Variables =>
  orStartError(() => withSecretFiles(variables));

/** @throws {StartError} with the one line that says what to change */
export function readSettings(given: Variables, root: string): Settings {
  const variables = readVariables(given);
  const numberOf = (name: string, ...range: [fallback: number, least: number, most: number]) =>
    orStartError(() => wholeNumber(variables, name, ...range));
  return {
    environment: orStartError(() => loadEnvironment(environmentFile(variables, root), variables)),
    host: variables.HOST || '127.0.0.1',
    port: numberOf(portVariable, defaultPort, 0, 65_535),
    dataDirectory: resolve(root, variables.DATA_DIR || '.data'),
    databaseUrl: chosen(variables.DATABASE_URL),
    databaseOptions: {
      connections: numberOf('DATABASE_POOL', 10, 1, 1000),
      namedStatements: variables.DATABASE_NAMED_STATEMENTS !== 'off',
      replicaUrl: variables.DATABASE_READ_URL || undefined,
    },
    valkeyUrl: variables.VALKEY_URL || undefined,
    smtpUrl: chosen(variables.SMTP_URL),
    jwtSecret: variables.JWT_SECRET || undefined,
    previousJwtSecret: variables.JWT_SECRET_PREVIOUS || undefined,
    trustedProxies: chosen(variables.TRUSTED_PROXIES),
    drainTime: numberOf('DRAIN_MS', 0, 0, 600_000),
    statusKey: variables.STATUS_KEY || null,
    feedKeys: feedKeys(variables.FEED_KEYS),
    logLevel: variables.LOG_LEVEL || 'warn',
    accessLog: variables.ACCESS_LOG === 'on',
    metrics: orStartError(() => readMetricsAddress(variables, 'API_METRICS_PORT')),
    none: Object.keys(variables).filter((name) => variables[name] === 'none'),
  };
}

const chosen = (value: string | undefined) => (value === 'none' ? undefined : value || undefined);

function feedKeys(list = ''): string[] {
  const keys = list.split(',').map((key) => key.trim());
  if (list !== '' && keys.some((key) => key.length < 32))
    throw new StartError('FEED_KEYS : chaque clé doit compter au moins 32 caractères.');
  return list === '' ? [] : keys;
}

/** Reads what the operator can change: the message of any error is for the operator. */
function orStartError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
