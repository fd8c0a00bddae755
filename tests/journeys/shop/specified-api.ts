import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiCalls } from 'shared-contracts/api/calls';
import { type Fields, specifiedCalls } from 'shared-contracts/api/specified-calls';
import { listening } from '../../kit/listening';
import { type ApiVariant, isObject } from './api-variants';

export type SpecifiedApi = Awaited<ReturnType<typeof startSpecifiedApi>>;

/** Images and sheets, to which responses link; they are not calls. */
const namedFiles = /^(images|documents\/f[ts])\//;
const allowedHeaders = ['authorization', 'content-type'];

/** Key in `apiCalls`: `products/facets` is a separate call, not the product `facets`. */
const callOf = (method: string, path: string) =>
  Object.keys(apiCalls).find((call) =>
    new RegExp(`^${call.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`).test(`${method} ${path}`),
  ) ?? '';

function pick(fields: Fields, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => pick(fields, each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, inner]) =>
      name in value ? [[name, inner === true ? value[name] : pick(inner, value[name])]] : [],
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
 * Starts an API on another origin that implements only the specification: a proxy of the API at `apiUrl` that
 * passes the fields of `specifiedCalls`, as the variant changes them. Refuses other calls, fields of a request
 * (400) and headers (CORS).
 */
export async function startSpecifiedApi(apiUrl: string, { change, idsIn, unknownPath }: ApiVariant) {
  /** Descriptions of refused requests: the call, a field or a header is not in the specification. */
  const refused: string[] = [];

  function answer(response: ServerResponse, status: number, body?: unknown, type = 'application/json'): void {
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': type });
    response.end(typeof body === 'object' ? JSON.stringify(body) : body);
  }

  function allow({ headers, url }: IncomingMessage, response: ServerResponse): void {
    const requested = headers['access-control-request-headers']?.split(',') ?? [];
    const unknown = requested.filter((name) => !allowedHeaders.includes(name.trim()));
    refused.push(...unknown.map((name) => `${url}: ${name}`));
    response.writeHead(204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
      'Access-Control-Allow-Headers': allowedHeaders.join(', '),
    });
    response.end();
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { pathname, search, searchParams } = new URL(idsIn(url), apiUrl);
    const path = pathname.slice(1);
    if (method === 'OPTIONS') return allow(request, response);
    if (namedFiles.test(path)) {
      const file = await fetch(new URL(path, apiUrl));
      response.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    const specified = specifiedCalls[callOf(method, path)];
    if (!specified) {
      refused.push(`${method} ${path}`);
      return answer(response, ...unknownPath);
    }

    const body = idsIn(await text(request));
    const unknown = [
      ...unknownFields(specified.query, Object.fromEntries(searchParams)),
      ...unknownFields(specified.body, jsonOf(body)),
    ];
    if (unknown.length > 0) {
      refused.push(`${method} ${path}: ${unknown.join(', ')}`);
      return answer(response, 400, {});
    }
    const { authorization, 'content-type': type } = request.headers;
    const fromApi = await fetch(new URL(path + search, apiUrl), {
      method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(body !== '' && { body }),
    });
    answer(response, fromApi.status, change(pick(specified.answer ?? {}, jsonOf(await fromApi.text()))));
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => answer(response, 502, {}));
  });
  const port = await listening(server);
  return {
    /** Ends with a slash. */
    url: `http://localhost:${port}/`,
    refused,
    stop: () => server.close().closeAllConnections(),
  };
}
