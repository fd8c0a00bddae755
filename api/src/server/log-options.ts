import type { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

export interface LogSettings {
  /** Level of pino, `warn` by default. */
  readonly logLevel?: string;
  readonly accessLog?: boolean;
  /** Standard output by default. */
  readonly logTo?: Writable;
}

/** A failed query names its parameters, and among them may be what signs a payment or a session. */
const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

/** What the log says of an error and of those it was made of. */
export function describeError(error: Error & { code?: string }): DescribedError {
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(error.code && { code: error.code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Structured logs without secrets: no bodies, no headers that sign, no query, no parameters of SQL. */
export function logOptions({ logLevel = 'warn', logTo }: LogSettings) {
  return {
    level: logLevel,
    ...(logTo && { stream: logTo }),
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      err: describeError,
      // URLs may carry mailed tokens: only the path is logged.
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
    },
  };
}
