import {
  type Attributes,
  type Context,
  context,
  DiagConsoleLogger,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTrusted } from './request-log';

/** Sends what waits; null: spans are neither made nor sent. */
let flush: (() => Promise<void>) | null = null;

const tracer = trace.getTracer('boutique');

/**
 * From now on spans are sent to the collector that OpenTelemetry's variables name (OTLP, JSON over HTTP).
 * Where they name none, nothing of the SDK is loaded.
 * @param service name of the process where `OTEL_SERVICE_NAME` gives none
 * @throws where the SDK is not installed, as after `npm start` alone
 */
export async function startTracing(service: string): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = process.env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]).catch((cause: unknown) => {
    throw new Error('les paquets des traces manquent : installez-les (« npm install »)', { cause });
  });
  // Says why spans could not be sent.
  diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.ERROR);
  const { detectResources, envDetector, resourceFromAttributes } = resources;
  const named = resourceFromAttributes({ 'service.name': service });
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    // A process that ends does not wait for a collector that is away.
    forceFlushTimeoutMillis: 2_000,
  });
  provider.register();
  flush = () => provider.forceFlush().catch((error: Error) => diag.error(String(error)));
}

/** A span for each request, with its id, within the trace of a caller who may name requests. */
export function traceRequests(server: FastifyInstance): void {
  if (!flush) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.addHook('onRequest', (request, { raw }, done) => {
    const { method, routeOptions, url, id } = request;
    const given = isTrusted(request) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    // What else a caller says would go on to the payment provider.
    const parent = propagation.deleteBaggage(given);
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? 'none',
      // The query may have a mailed token.
      'url.path': url.split('?', 1)[0] ?? '',
      'request.id': id,
    };
    const name = `${method} ${attributes['http.route']}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    raw.once('close', () => {
      span.setAttribute('http.response.status_code', raw.statusCode);
      if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const inside = trace.setSpan(parent, span);
    contexts.set(request, inside);
    context.with(inside, done);
  });
  // The events of a body that arrives belong to the connection.
  server.addHook('preValidation', (request, _reply, done) =>
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done),
  );
  server.addHook('onClose', flush);
}

/** Does a piece of work of a request in a span of its own; outside of a traced request there is none. */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!trace.getActiveSpan()) return work();
  // A client's: another process or thread answers.
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Without its message, which may have a customer's data.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Headers by which another process continues the current trace (W3C `traceparent`); none outside of one. */
export function traceHeaders(): Record<string, string> {
  const headers = {};
  propagation.inject(context.active(), headers);
  return headers;
}
