import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiCalls } from 'shared-contracts/api/calls';
import { type Fields, specifiedCalls } from 'shared-contracts/api/specified-calls';

export interface SpecifiedApi {
  /** Ends with a slash. */
  readonly url: string;
  /** Requests that such an API refuses, because they hold more than the specification names. */
  readonly refused: readonly string[];
  stop(): void;
}

/** Pictures and sheets that answers name; they are no calls. */
const namedFiles = /^(images\/(?!subcategories\/)|documents\/f[ts]\/)/;
const allowedHeaders = ['authorization', 'content-type'];

/** `products/facets` is a call of its own, though the specification would take it for a product. */
const callOf = (method: string, path: string) =>
  Object.keys(apiCalls).find((call) =>
    new RegExp(`^${call.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`).test(`${method} ${path}`),
  ) ?? '';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function only(fields: Fields, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => only(fields, each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, inner]) =>
      name in value ? [[name, inner === true ? value[name] : only(inner, value[name])]] : [],
    ),
  );
}

const unknownFields = (fields: Fields | true = {}, value: unknown): string[] =>
  fields === true
    ? []
    : [value]
        .flat()
        .flatMap((each) => Object.keys(isObject(each) ? each : {}).filter((name) => !(name in fields)));

const jsonOf = (body: string): unknown => (body === '' ? undefined : JSON.parse(body));

/**
 * An API on an origin of its own that knows only the specification: ours at `apiUrl`, of which it passes through what
 * `specifiedCalls` names. Calls beyond that are unknown (404), and so are fields of a request (400) and its headers (CORS).
 */
export async function startSpecifiedApi(apiUrl: string, shopUrl: string): Promise<SpecifiedApi> {
  const refused: string[] = [];
  const { origin } = new URL(shopUrl);

  function answer(response: ServerResponse, status: number, body?: unknown): void {
    response.writeHead(status, { 'Access-Control-Allow-Origin': origin, 'Content-Type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  function allow({ headers, url }: IncomingMessage, response: ServerResponse): void {
    const asked = headers['access-control-request-headers']?.split(',') ?? [];
    const unknown = asked.filter((name) => !allowedHeaders.includes(name.trim()));
    refused.push(...unknown.map((name) => `${url}: ${name}`));
    response.writeHead(204, {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
      'Access-Control-Allow-Headers': allowedHeaders.join(', '),
    });
    response.end();
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { pathname, search, searchParams } = new URL(url, apiUrl);
    const path = pathname.slice(1);
    if (method === 'OPTIONS') return allow(request, response);
    if (namedFiles.test(path)) {
      const file = await fetch(new URL(path, apiUrl));
      response.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    const specified = specifiedCalls[callOf(method, path)];
    if (!specified) return answer(response, 404, {});

    const body = await text(request);
    const unknown = [
      ...unknownFields(specified.query, Object.fromEntries(searchParams)),
      ...unknownFields(specified.body, jsonOf(body)),
    ];
    if (unknown.length > 0) {
      refused.push(`${method} ${path}: ${unknown.join(', ')}`);
      return answer(response, 400, {});
    }
    const { authorization, 'content-type': type } = request.headers;
    const given = await fetch(new URL(path + search, apiUrl), {
      method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(body !== '' && { body }),
    });
    answer(response, given.status, only(specified.answer ?? {}, jsonOf(await given.text())));
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => answer(response, 502, {}));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    refused,
    stop: () => server.close().closeAllConnections(),
  };
}
