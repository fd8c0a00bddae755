import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from './start-error';

export type Variables = Readonly<Record<string, string | undefined>>;

const wholeNumber = (least: number, most: number) => {
  const expected = `n’est pas un nombre entier de ${least} à ${most}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
};
const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  z.enum(words, `n’est pas une de ces valeurs : ${words.join(', ')}`);
const onOrOff = oneOf('on', 'off').transform((word) => word === 'on');
const url = (example: string, ...schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.some((scheme) => text.startsWith(`${scheme}://`)),
      `: une adresse comme ${example} est attendue ; dans un mot de passe, les signes comme @, / et # s’écrivent en %, par exemple %40`,
    )
    .optional();
const address = z.union(
  [z.ipv4(), z.ipv6(), z.literal('localhost')],
  'n’est pas une adresse IP comme 127.0.0.1 ou ::',
);
const network = z.union([
  z.ipv4(),
  z.ipv6(),
  // proxy-addr, by which the servers read them, refuses a range of all addresses.
  z.cidrv4().regex(/(?<!\/0)$/),
  z.cidrv6().regex(/(?<!\/0)$/),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
]);
const networks = z
  .string()
  .refine(
    (list) => list.split(',').every((each) => network.safeParse(each.trim()).success),
    'n’est pas une liste d’adresses IP ou de plages comme 10.0.0.0/8, séparées par des virgules',
  );
const key = z.string().min(32, 'compte moins de 32 caractères (openssl rand -base64 48)');
const text = z.string().optional();

const serverVariables = {
  HOST: address.default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  /** Proxies whose `X-Forwarded-For` and `X-Request-Id` are trusted; by default none. */
  TRUSTED_PROXIES: networks.optional(),
  /** Milliseconds for which the process still responds after a termination signal. */
  DRAIN_MS: wholeNumber(0, 600_000).default(0),
  /** Key with which other machines may read the details of `/health`; without it none may. */
  STATUS_KEY: text,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('warn'),
  /** Whether every request is logged. */
  ACCESS_LOG: onOrOff.default(false),
  METRICS_HOST: address.default('127.0.0.1'),
  /** Valkey or Redis that all processes share; without it each is alone, or uses the database. */
  VALKEY_URL: url('redis://user:password@host:6379/0', 'redis', 'rediss', 'valkey'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://collector:4318', 'http', 'https'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http://collector:4318/v1/traces', 'http', 'https'),
};

const port = wholeNumber(0, 65_535);
/** Port at which Prometheus reads the metrics; without it there are none. */
const metricsPort = wholeNumber(1, 65_535).optional();

/** Every variable of the shell: how it is read, its default, and what is said of an unusable value. */
export const shellVariables = z.object({
  ...serverVariables,
  SHELL_PORT: port.optional(),
  /** In development the bundler's server listens on the shell's port and proxies to this one. */
  SHELL_SERVER_PORT: port.optional(),
  SHELL_METRICS_PORT: metricsPort,
  RENDER_DEADLINE_MS: wholeNumber(1, 60_000).default(300),
  PAGES_KEPT: wholeNumber(1, 100_000).default(2000),
  SERVER_RENDERING: onOrOff.default(true),
  SHELL_ASSETS_DIR: text,
});

const database = url('postgres://user:password@host:5432/shop', 'postgres', 'postgresql');

/** Every variable of the API and its commands, like `shellVariables`. */
export const apiVariables = z.object({
  ...serverVariables,
  API_PORT: port.optional(),
  API_METRICS_PORT: metricsPort,
  DATABASE_URL: database,
  DATABASE_READ_URL: database,
  DATABASE_POOL: wholeNumber(1, 1000).default(10),
  DATABASE_NAMED_STATEMENTS: onOrOff.default(true),
  SMTP_URL: url('smtps://user:password@host:465', 'smtp', 'smtps'),
  JWT_SECRET: key.optional(),
  JWT_SECRET_PREVIOUS: text,
  PAYMENT_PASSWORD: text,
  PAYMENT_HMAC_KEY: text,
  FEED_KEYS: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .refine(
      (keys) => keys.every((each) => key.safeParse(each).success),
      'a une clé de moins de 32 caractères',
    )
    .default([]),
});

/** Variables whose value `none` says that their absence is intended. */
const intentional = ['DATABASE_URL', 'SMTP_URL', 'TRUSTED_PROXIES'];

/** Variables that may be in files, and whose values no message contains. */
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

/** Reads variables; an empty one counts as not set. @throws {StartError} with a line that names each fault */
export function readVariables<Table extends z.ZodObject>(
  table: Table,
  variables: Variables,
): z.output<Table> {
  const given = Object.entries(withSecretFiles(variables)).filter(
    ([name, value]) => value && !(value === 'none' && intentional.includes(name)),
  );
  const values = Object.fromEntries(given);
  const { data, error } = table.safeParse(values);
  if (!error) return data;
  const lines = error.issues.map(({ path: [name], message }) => {
    const variable = String(name);
    return `${variable}${secrets.includes(variable) ? '' : `=${values[variable]}`} ${message}.`;
  });
  throw new StartError(lines.join('\n'));
}

/** Reads the port of a process without table. @throws {StartError} with a line that names the variable */
export const readPort = (variables: Variables, name: string, fallback: number): number =>
  readVariables(z.object({ [name]: port.optional() }), variables)[name] ?? fallback;

/** Settings of both servers; without `metricsAt`, a port, there are no metrics. */
export const serverSettings = (
  read: z.output<z.ZodObject<typeof serverVariables>>,
  metricsAt: number | undefined,
) => ({
  host: read.HOST,
  trustedProxies: read.TRUSTED_PROXIES,
  drainTime: read.DRAIN_MS,
  statusKey: read.STATUS_KEY ?? null,
  logLevel: read.LOG_LEVEL,
  accessLog: read.ACCESS_LOG,
  metrics: metricsAt === undefined ? null : { host: read.METRICS_HOST, port: metricsAt },
});

export type ServerSettings = ReturnType<typeof serverSettings>;

/**
 * Returns the variables with secrets from files: `STATUS_KEY_FILE=/run/secrets/status` sets `STATUS_KEY`.
 * Line breaks at the end of a file are removed.
 * @throws {StartError} naming the variable if its file cannot be read, or if both value and file are set
 */
export function withSecretFiles(variables: Variables): Variables {
  const read: Record<string, string | undefined> = { ...variables };
  for (const name of secrets) {
    const variable = `${name}_FILE`;
    const file = variables[variable];
    if (!file) continue;
    if (variables[name]) throw new StartError(`${name} et ${variable} : laissez une seule des deux.`);
    try {
      read[name] = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
    } catch (error) {
      throw new StartError(
        `${variable} : ${file} ne peut pas être lu (${(error as NodeJS.ErrnoException).code}).`,
      );
    }
    delete read[variable];
  }
  return read;
}
