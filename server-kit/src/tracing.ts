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

/** Sends the buffered spans; null if tracing is off. */
let flush: (() => Promise<void>) | null = null;

const tracer = trace.getTracer('boutique');

/**
 * Starts to send spans to the collector in OpenTelemetry's variables (OTLP, JSON over HTTP).
 * Without a collector the SDK is not loaded.
 * @param service name of the process if `OTEL_SERVICE_NAME` is not set
 * @throws if the SDK is not installed: `npm start` does not install it
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
  // Logs why spans could not be sent.
  diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.ERROR);
  const { detectResources, envDetector, resourceFromAttributes } = resources;
  const named = resourceFromAttributes({ 'service.name': service });
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    // A stopping process does not wait for an unreachable collector.
    forceFlushTimeoutMillis: 2_000,
  });
  provider.register();
  flush = () => provider.forceFlush().catch((error: Error) => diag.error(String(error)));
}

/** Creates a span with the request's id for each request, within the trace of a trusted caller. */
export function traceRequests(server: FastifyInstance): void {
  if (!flush) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.addHook('onRequest', (request, { raw }, done) => {
    const { method, routeOptions, url, id } = request;
    const given = isTrusted(request) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    // The caller's baggage would be forwarded to the payment provider.
    const parent = propagation.deleteBaggage(given);
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? 'none',
      // The query may contain an email's token.
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
  // The events of a received body have the context of the connection.
  server.addHook('preValidation', (request, _reply, done) =>
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done),
  );
  server.addHook('onClose', flush);
}

/** Runs work of a request in a child span; without a span outside of a traced request. */
export function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!trace.getActiveSpan()) return work();
  // Client span: another process or thread responds.
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Without the error's message, which may contain customer data.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Returns headers with which another process continues the current trace (W3C `traceparent`), if any. */
export function traceHeaders(): Record<string, string> {
  const headers = {};
  propagation.inject(context.active(), headers);
  return headers;
}
