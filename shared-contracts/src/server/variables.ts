import { readFileSync } from 'node:fs';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads a whole number; an empty variable counts as not set. @throws with the name if it is out of range */
export function wholeNumber(
  variables: Variables,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = variables[name];
  const value = Number(text || fallback);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name}=${text} n’est pas un nombre entier de ${least} à ${most}`);
  return value;
}

/** Reads a variable for which `none` is an explicit choice; `none` and empty are undefined. */
export const chosen = (value: string | undefined) => (value === 'none' ? undefined : value || undefined);

/** Settings that both servers read from variables. */
export type ServerSettings = ReturnType<typeof readServerSettings>;

/** Reads the settings. `metricsPort`: name of its variable. @throws with the name of an invalid variable */
export function readServerSettings(variables: Variables, metricsPort: string) {
  return {
    host: variables.HOST || '127.0.0.1',
    /** Proxies whose `X-Forwarded-For` and `X-Request-Id` are trusted; by default none. */
    trustedProxies: chosen(variables.TRUSTED_PROXIES),
    /** Milliseconds for which the process still responds after a termination signal. */
    drainTime: wholeNumber(variables, 'DRAIN_MS', 0, 0, 600_000),
    /** Key with which other machines may read the details of `/health`; null: none may. */
    statusKey: variables.STATUS_KEY || null,
    logLevel: variables.LOG_LEVEL || 'warn',
    /** Whether every request is logged. */
    accessLog: variables.ACCESS_LOG === 'on',
    /** Port at which Prometheus reads the metrics; null: no metrics. */
    metrics: variables[metricsPort]
      ? {
          host: variables.METRICS_HOST || '127.0.0.1',
          port: wholeNumber(variables, metricsPort, 0, 1, 65_535),
        }
      : null,
  };
}

const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'VALKEY_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'PAYMENT_PASSWORD',
  'PAYMENT_HMAC_KEY',
  'STATUS_KEY',
  'FEED_KEYS',
];

/**
 * Returns the variables with secrets from files: `STATUS_KEY_FILE=/run/secrets/status` sets `STATUS_KEY`.
 * Line breaks at the end of a file are removed.
 * @throws naming the variable if its file cannot be read, or if both value and file are set
 */
export function withSecretFiles(variables: Variables): Variables {
  const read: Record<string, string | undefined> = { ...variables };
  for (const name of secrets) {
    const variable = `${name}_FILE`;
    const file = variables[variable];
    if (!file) continue;
    if (variables[name]) throw new Error(`${name} et ${variable} : laissez une seule des deux.`);
    try {
      read[name] = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
    } catch (error) {
      throw new Error(
        `${variable} : ${file} ne peut pas être lu (${(error as NodeJS.ErrnoException).code}).`,
      );
    }
    delete read[variable];
  }
  return read;
}
