import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { invalidRequest } from '../refusals/refusals';

type Refused = readonly [status: number, code: string, message: string];

const refusedByNode: Readonly<Record<string, Refused>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'head_too_large',
    'L’adresse et les en-têtes de la demande sont trop longs (16 Kio au plus).',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'La demande n’est pas arrivée à temps.'],
};
/** Requests that Fastify itself refuses, by its error codes. */
export const refusedByFastify: Readonly<Record<string, Refused>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large', 'La demande est trop volumineuse (64 Kio au plus).'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'Ce type de contenu n’est pas accepté.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid_body', 'La demande est incomplète.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid_body', 'La demande n’est pas lisible.'],
  FST_ERR_BAD_URL: [400, 'invalid_address', 'Cette adresse de page est mal formée.'],
};

const unreadable: Refused = [400, 'invalid_request', 'La demande n’est pas lisible.'];

/** Responds in the API's format to requests that the HTTP server cannot parse, and closes the connection. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = refusedByNode[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ code, message });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Accepts only JSON without `__proto__`; an empty body may have a content type. A compressed one is no JSON. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}

/** A zero byte, or half a character: PostgreSQL accepts neither in JSON, and no zero byte in a text. */
const unstorable = /\0|\p{Surrogate}/u;

/** Returns the path of a text that cannot be stored, or null. Iterative: bodies may have 30,000 levels. */
function unstorableIn(root: unknown): string | null {
  const rest: [path: string, value: unknown][] = [['', root]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && unstorable.test(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, each] of Object.entries(value)) rest.push([path ? `${path}.${key}` : key, each]);
  }
  return null;
}

/** Refuses texts that PostgreSQL cannot store, before a query fails. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const field = unstorableIn(params) ?? unstorableIn(query) ?? unstorableIn(body);
    if (field !== null) throw invalidRequest(field);
  });
}
