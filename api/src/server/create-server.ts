import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController, type onRequestAsyncHookHandler } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { logRequests, nameRequests } from 'server-kit/request-log';
import { traceRequests } from 'server-kit/tracing';
import type { Environment } from 'shared-contracts/environment';
import { answerErrors, refuseUndecodable } from './error-handler';
import { type LogSettings, logOptions } from './log-options';
import { cacheHeaders, setSecurityHeaders } from './response-headers';
import { readJsonBodies, refuseUnreadable, refuseZeroBytes } from './unreadable-requests';

export interface ServerOptions extends LogSettings {
  /** Addresses of proxies whose `X-Forwarded-For` is trusted; by default the header is ignored. */
  readonly trustedProxies?: string | undefined;
}

const bodyLimit = 64 * 1024;
/** Milliseconds for a whole request to arrive; without a value, Fastify disables Node's limit. */
const requestTimeout = 20_000;
/** Milliseconds without a byte in either direction, longer than any response takes to start. */
const connectionTimeout = 60_000;

/**
 * Creates a server with the API's refusals, limits and headers, without calls.
 * @param first `onRequest` hook that runs before the server's own hooks
 */
export async function createServer(
  environment: Environment,
  options: ServerOptions,
  first?: onRequestAsyncHookHandler,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    requestTimeout,
    connectionTimeout,
    // Node applies the longer of both limits to the whole request; its default for headers is a minute.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
    trustProxy: options.trustedProxies ?? false,
    logger: logOptions(options),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // As long as a URL may be, so that the schemas refuse what is too long, with the API's messages.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // Requests that arrive during shutdown still get their response.
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
