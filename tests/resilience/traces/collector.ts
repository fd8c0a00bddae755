import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

export interface Span extends SentSpan {
  readonly service: string | undefined;
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: Pick<SentSpan, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

export const attribute = ({ attributes }: Pick<SentSpan, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

/** Starts an OTLP collector (JSON) that forwards other requests, with `traceparents`, to the provider. */
export async function startCollector(provider: string) {
  const spans: Span[] = [];
  const traceparents: (string | string[] | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', method = '', headers } = request;
    const body = await text(request);
    if (url === '/v1/traces') {
      const { resourceSpans }: Sent = JSON.parse(body);
      for (const { resource, scopeSpans } of resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: attribute(resource, 'service.name') });
      return response.end('{}');
    }
    traceparents.push(headers.traceparent);
    const { authorization = '' } = headers;
    const forwarded = { method, body, headers: { authorization, 'content-type': 'application/json' } };
    const fromProvider = await fetch(provider + url, forwarded);
    response
      .writeHead(fromProvider.status, { 'content-type': 'application/json' })
      .end(await fromProvider.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { spans, traceparents, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
