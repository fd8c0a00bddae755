import { context, propagation, trace } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import fastify from 'fastify';
import { nameRequests } from './request-log';
import { startTracing, traced, traceHeaders, traceRequests } from './tracing';

const mockSent: ReadableSpan[] = [];
// The exporter imports Node's modules in a way that jest does not support.
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => ({
  OTLPTraceExporter: class {
    shutdown = async () => {};
    export(spans: ReadableSpan[], done: (result: { code: number }) => void) {
      mockSent.push(...spans);
      done({ code: 0 });
    }
  },
}));
const variable = 'OTEL_EXPORTER_OTLP_ENDPOINT';

/** Requests a path of a traced server; returns the headers that its work forwards, and the spans by name. */
async function request(path: string, init: RequestInit = {}) {
  const server = fastify();
  let sent: Readonly<Record<string, string>> = {};
  nameRequests(server);
  traceRequests(server);
  const work = async () => {
    sent = traceHeaders();
    return 'done';
  };
  server.get('/pages/:id', () => traced('work', { owner: 'shell' }, work));
  server.post('/pages/:id', () => traced('work', {}, work));
  server.get('/broken', () => traced('work', {}, () => Promise.reject(new Error('broken'))));
  const url = await server.listen();
  mockSent.length = 0;
  const response = await fetch(url + path, { ...init, headers: { connection: 'close', ...init.headers } });
  await response.text();
  await server.close();
  const [inner, outer] = mockSent;
  return { sent, inner, outer, id: response.headers.get('x-request-id') };
}

const traceparent = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01';

afterAll(() => {
  // They are registered for the whole worker, which refuses those of the next test file.
  for (const api of [trace, context, propagation]) api.disable();
});

it('no spans are created without the URL of a collector', async () => {
  await startTracing('shop');

  expect(await request('/pages/1')).toMatchObject({ sent: {}, inner: undefined, outer: undefined });
});

it('without the packages of the SDK, only a start with a collector throws, with the command that installs them', async () => {
  jest.doMock('@opentelemetry/resources', () => {
    throw new Error('Cannot find package');
  });
  await jest.isolateModulesAsync(async () => {
    const { startTracing: start } = await import('./tracing');
    await start('shop');
    process.env[variable] = 'http://collector.example';

    await expect(start('shop')).rejects.toThrow(
      'les paquets des traces manquent : installez-les (« npm install »)',
    );
  });
  jest.dontMock('@opentelemetry/resources');
});

describe('with a collector', () => {
  beforeAll(async () => {
    process.env[variable] = 'http://collector.example';
    await startTracing('shop');
  });

  it.each(['GET', 'POST'])('the work of a %s is a child span whose context is forwarded', async (method) => {
    const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};

    const { sent, inner, outer, id } = await request('/pages/1?token=secret', { method, ...body });

    expect(outer?.name).toBe(`${method} /pages/:id`);
    expect(outer?.attributes).toMatchObject({ 'request.id': id, 'url.path': '/pages/1' });
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    const { traceId, spanId } = inner?.spanContext() ?? {};
    expect(sent).toEqual({ traceparent: `00-${traceId}-${spanId}-01` });
  });

  it('failed work marks its span and the span of the request as errors, without its message', async () => {
    const { inner, outer } = await request('/broken');

    expect([inner?.status.code, outer?.status.code]).toEqual([2, 2]);
    expect(inner?.events).toEqual([]);
  });

  it('the trace of a local caller is continued without its baggage, the trace of a remote caller is not', async () => {
    const near = await request('/pages/1', { headers: { traceparent, baggage: 'customer=camille' } });
    const far = await request('/pages/1', { headers: { traceparent, 'x-forwarded-for': '198.51.100.9' } });

    const traces = [near, far].map(({ outer }) => traceparent.includes(`${outer?.spanContext().traceId}`));
    expect(traces).toEqual([true, false]);
    expect(Object.keys(near.sent)).toEqual(['traceparent']);
  });
});
