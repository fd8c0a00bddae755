import type { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

export interface LogSettings {
  /** Level of pino, `warn` by default. */
  readonly logLevel?: string;
  readonly accessLog?: boolean;
  /** Standard output by default. */
  readonly logTo?: Writable;
}

/** Removes the parameters of a failed query: they may contain secrets of payments or sessions. */
const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

/** Serialises an error and its causes for the log. */
export function describeError(error: Error & { code?: string }): DescribedError {
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(error.code && { code: error.code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Options for logs without secrets: no bodies, credentials, query strings or SQL parameters. */
export function logOptions({ logLevel = 'warn', logTo }: LogSettings) {
  return {
    level: logLevel,
    ...(logTo && { stream: logTo }),
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      err: describeError,
      // Query strings may contain emailed tokens, so only the path is logged.
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
    },
  };
}
