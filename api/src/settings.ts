import { resolve } from 'node:path';
import type { Environment } from 'shared-contracts/environment';
import { EnvironmentError, environmentFile, loadEnvironment } from 'shared-contracts/environment/load';
import parts from '../../processes.json';
import { StartError } from './database/database';
import type { PostgresOptions } from './database/postgres';

type Variables = Readonly<Record<string, string | undefined>>;

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
  readonly logLevel: string;
  /** Variables whose value is `none`: a choice, not something forgotten. */
  readonly none: readonly string[];
}

/** @throws {StartError} with the one line that says what to change */
export function readSettings(variables: Variables, root: string): Settings {
  const port = Number(variables[portVariable] || defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`${portVariable} : « ${variables[portVariable]} » n’est pas un numéro de port.`);
  }
  return {
    environment: environmentOf(variables, root),
    host: variables.HOST || '127.0.0.1',
    port,
    dataDirectory: resolve(root, variables.DATA_DIR || '.data'),
    databaseUrl: chosen(variables.DATABASE_URL),
    databaseOptions: {
      connections: connectionsOf(variables),
      namedStatements: variables.DATABASE_NAMED_STATEMENTS !== 'off',
      replicaUrl: variables.DATABASE_READ_URL || undefined,
    },
    valkeyUrl: variables.VALKEY_URL || undefined,
    smtpUrl: chosen(variables.SMTP_URL),
    jwtSecret: variables.JWT_SECRET || undefined,
    previousJwtSecret: variables.JWT_SECRET_PREVIOUS || undefined,
    trustedProxies: chosen(variables.TRUSTED_PROXIES),
    logLevel: variables.LOG_LEVEL || 'warn',
    none: Object.keys(variables).filter((name) => variables[name] === 'none'),
  };
}

const chosen = (value: string | undefined) => (value === 'none' ? undefined : value || undefined);

function connectionsOf({ DATABASE_POOL = '10' }: Variables): number {
  const connections = Number(DATABASE_POOL);
  if (Number.isInteger(connections) && connections > 0) return connections;
  throw new StartError(`DATABASE_POOL : « ${DATABASE_POOL} » n’est pas un nombre de connexions.`);
}

function environmentOf(variables: Variables, root: string): Environment {
  try {
    return loadEnvironment(environmentFile(variables, root), variables);
  } catch (error) {
    if (error instanceof EnvironmentError) throw new StartError(error.message);
    throw error;
  }
}
