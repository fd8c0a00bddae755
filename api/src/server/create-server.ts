import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController, type onRequestAsyncHookHandler } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Environment } from 'shared-contracts/environment';
import { logRequests, nameRequests } from 'shared-contracts/server/request-log';
import { traceRequests } from 'shared-contracts/server/tracing';
import { answerErrors, refuseUndecodable } from './error-handler';
import { type LogSettings, logOptions } from './log-options';
import { cacheHeaders, setSecurityHeaders } from './response-headers';
import { readJsonBodies, refuseUnreadable, refuseZeroBytes } from './unreadable-requests';

export interface ServerOptions extends LogSettings {
  /** Addresses of proxies whose `X-Forwarded-For` is believed; by default it is ignored. */
  readonly trustedProxies?: string | undefined;
  /** ms for a whole request to arrive, 20,000 by default. */
  readonly requestTimeout?: number;
}

const bodyLimit = 64 * 1024;
/** ms for a whole request to arrive: the limit of Node, which Fastify switches off unless it is said. */
const requestTimeout = 20_000;
/** ms without a byte in either direction: longer than any answer takes to begin. */
const connectionTimeout = 60_000;

/**
 * A server that speaks the API's language of refusals, limits and headers, still without calls.
 * @param first hook `onRequest` ahead of those of this server
 */
export async function createServer(
  environment: Environment,
  options: ServerOptions,
  first?: onRequestAsyncHookHandler,
): Promise<FastifyInstance> {
  const timeLimit = options.requestTimeout ?? requestTimeout;
  const app = Fastify({
    bodyLimit,
    requestTimeout: timeLimit,
    connectionTimeout,
    // Node takes the longer of both limits for the whole: its own for the headers is a minute.
    http: { headersTimeout: timeLimit, connectionsCheckingInterval: timeLimit / 4 },
    trustProxy: options.trustedProxies ?? false,
    logger: logOptions(options),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // As long as a URL may be: the schemas say what is too long, in the API's own words.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // Requests that arrive at the very end get their response too.
    return503OnClosing: false,
    frameworkErrors: refuseUndecodable,
    clientErrorHandler: refuseUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);
  refuseZeroBytes(app);
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
