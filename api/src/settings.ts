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

/** Default port of the API. */
const { port: defaultPort, portVariable } = parts.api;

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

/** @throws {StartError} with a one-line message that says what to change */
export function readSettings(rawVariables: Variables, root: string): Settings {
  const variables = readVariables(rawVariables);
  /** @throws {StartError} without the value, which may contain a password */
  const urlOf = (name: string, ...schemes: string[]) => {
    const url = chosen(variables[name]);
    if (!url || schemes.some((scheme) => url.startsWith(`${scheme}://`) && URL.canParse(url))) return url;
    const rule = 'dans un mot de passe, les signes comme @, / et # s’écrivent en %, par exemple %40';
    throw new StartError(`${name} : une adresse commence par ${schemes.join(':// ou ')}:// ; ${rule}.`);
  };
  const numberOf = (name: string, ...range: [fallback: number, least: number, most: number]) =>
    orStartError(() => wholeNumber(variables, name, ...range));
  return {
    ...orStartError(() => readServerSettings(variables, 'API_METRICS_PORT')),
    environment: orStartError(() => loadEnvironment(environmentFile(variables, root), variables)),
    port: numberOf(portVariable, defaultPort, 0, 65_535),
    dataDirectory: resolve(root, variables.DATA_DIR || '.data'),
    databaseUrl: urlOf('DATABASE_URL', 'postgres', 'postgresql'),
    databaseOptions: {
      connections: numberOf('DATABASE_POOL', 10, 1, 1000),
      namedStatements: variables.DATABASE_NAMED_STATEMENTS !== 'off',
      replicaUrl: urlOf('DATABASE_READ_URL', 'postgres', 'postgresql'),
    },
    valkeyUrl: urlOf('VALKEY_URL', 'redis', 'rediss', 'valkey'),
    smtpUrl: urlOf('SMTP_URL', 'smtp', 'smtps'),
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

/** Runs `read`, and converts its errors, which are addressed to the operator. */
function orStartError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
