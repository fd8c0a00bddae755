import type { Writable } from 'node:stream';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyRequest, type onRequestAsyncHookHandler } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { logRequests, nameRequests } from 'server-kit/request-log';
import { serverOptions } from 'server-kit/server-options';
import { traceRequests } from 'server-kit/tracing';
import type { Environment } from 'shared-contracts/environment';
import { answerErrors, refuseUndecodable } from './error-handler';
import { cacheHeaders, setSecurityHeaders } from './response-headers';
import { readJsonBodies, refuseUnreadable, refuseUnstorableText } from './unreadable-requests';

/** Options of the log, and of proxies before the server. */
export interface ServerOptions {
  /** Level of pino, `warn` by default. */
  readonly logLevel?: string;
  readonly accessLog?: boolean;
  /** Standard output by default. */
  readonly logTo?: Writable;
  /** Addresses of proxies whose `X-Forwarded-For` is trusted; by default the header is ignored. */
  readonly trustedProxies?: string | undefined;
}

/** Removes the parameters of a failed query: they may contain secrets of payments or sessions. */
const withoutParameters = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');

/** Serialises an error and its causes for the log. */
export function describeError(
  error: Error & { code?: string },
): Readonly<Record<'type' | 'message' | 'stack', string>> {
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(error.code && { code: error.code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Options for logs without secrets: no bodies, credentials, query strings or SQL parameters. */
function logOptions({ logLevel = 'warn', logTo }: ServerOptions) {
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

const bodyLimit = 64 * 1024;

/** Creates a server with the API's refusals, limits and headers. @param first hook that runs before all */
export async function createServer(
  environment: Environment,
  options: ServerOptions,
  first?: onRequestAsyncHookHandler,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(),
    bodyLimit,
    trustProxy: options.trustedProxies ?? false,
    logger: logOptions(options),
    // As long as a URL may be, so that the schemas refuse what is too long, with the API's messages.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    frameworkErrors: refuseUndecodable,
    clientErrorHandler: refuseUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);
  refuseUnstorableText(app);
  nameRequests(app);
  traceRequests(app);
  if (first) app.addHook('onRequest', first);
  if (options.accessLog) logRequests(app);
  answerErrors(app);
  await setSecurityHeaders(app, environment);
  cacheHeaders(app);
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  return app;
}
