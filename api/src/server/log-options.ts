import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { broughtRequestId, requestIdHeader } from 'shared-contracts/api/headers';

export interface LogSettings {
  /** Level of pino, `warn` by default. */
  readonly logLevel?: string;
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

/** Each response names the request as the log does. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // More than the socket's own address: a trusted proxy has handed the request on.
    const handedOn = (request.ips?.length ?? 0) > 1;
    const brought = broughtRequestId(request.headers[requestIdHeader.toLowerCase()], handedOn);
    if (brought !== null) {
      request.id = brought;
      request.log = reply.log = app.log.child({ reqId: brought });
    }
    reply.header(requestIdHeader, request.id);
  });
}
