import { resolve } from 'node:path';
import type { Environment } from 'shared-contracts/environment';
import { environmentFile, loadEnvironment } from 'shared-contracts/environment/load';
import {
  chosen,
  readServerSettings,
  type ServerSettings,
  type Variables,
  wholeNumber,
  withSecretFiles,
} from 'shared-contracts/server/variables';
import parts from '../../processes.json';
import { StartError } from './database/database';
import type { PostgresOptions } from './database/postgres';

/** Where the API listens unless its variable says otherwise. */
const { port: defaultPort, portVariable } = parts.api;

/** What one API process learns from its variables and its environment file. */
export interface Settings extends ServerSettings {
  readonly environment: Environment;
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
  /** One of each system that may read the feed of orders. */
  readonly feedKeys: readonly string[];
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
    ...orStartError(() => readServerSettings(variables, 'API_METRICS_PORT')),
    environment: orStartError(() => loadEnvironment(environmentFile(variables, root), variables)),
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
    feedKeys: feedKeys(variables.FEED_KEYS),
    none: Object.keys(variables).filter((name) => variables[name] === 'none'),
  };
}

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
