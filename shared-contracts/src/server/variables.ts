import { readFileSync } from 'node:fs';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that is a whole number; an empty one counts as not set. @throws naming a variable out of its range */
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

/** A variable that may be `none`: a choice, not something forgotten. */
export const chosen = (value: string | undefined) => (value === 'none' ? undefined : value || undefined);

/** What the variables set of both servers. */
export type ServerSettings = ReturnType<typeof readServerSettings>;

/** `metricsPort`: name of its variable. @throws with one line that names the variable to change */
export function readServerSettings(variables: Variables, metricsPort: string) {
  return {
    host: variables.HOST || '127.0.0.1',
    /** Proxies whose `X-Forwarded-For` and `X-Request-Id` are believed; by default none. */
    trustedProxies: chosen(variables.TRUSTED_PROXIES),
    /** ms in which the process still responds after a signal to end. */
    drainTime: wholeNumber(variables, 'DRAIN_MS', 0, 0, 600_000),
    /** Opens the figures of `/health` to other machines; null: to none. */
    statusKey: variables.STATUS_KEY || null,
    logLevel: variables.LOG_LEVEL || 'warn',
    /** Logs every request. */
    accessLog: variables.ACCESS_LOG === 'on',
    /** Where Prometheus reads the process; null: no metrics. */
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
 * Variables with the secrets that others name the file of: `STATUS_KEY_FILE=/run/secrets/status` for `STATUS_KEY`.
 * Line ends at the end of a file are no part of its secret.
 * @throws naming the variable whose file cannot be read, or that has a value beside its file
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
