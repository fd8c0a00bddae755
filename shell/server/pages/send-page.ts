import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from 'server-kit/etag';
import type { Environment } from 'shared-contracts/environment';
import { nothingInline, securityHeaders, sha256 } from './security-headers';

/** A response that is made once and sent to several clients. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Compressed with Brotli. */
  readonly body: Buffer;
  /**
   * `long`: a page that is the same for every visitor. `short`: a 404 or a permanent redirect. `copy`: a page
   * that could not be rendered now, of which a copy is better.
   */
  readonly cache: 'long' | 'short' | 'copy' | 'none';
}

/** Whether a URL is the URL of a file, which never gets HTML: a missing script must be a 404. */
export const namesFile = (pathname: string) => /\.[a-z0-9]{1,8}$/i.test(pathname);

export const noStore = { 'cache-control': 'no-store' };

/** Returns the encoding that an Accept-Encoding header prefers; null for none. */
export const encodingFor = (header: string | string[] | undefined) =>
  negotiate(String(header ?? ''), ['br', 'gzip']);

const compress = promisify(brotliCompress);
/** Compresses a text with Brotli, at a quality that is too slow for each request. */
export const compressed = (text: Buffer) =>
  compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

const decompress = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Stored as long as the page itself, since a cache in front of the shell may request only gzip. */
const gzips = new WeakMap<Buffer, Promise<Buffer>>();

/** Converts a Brotli body to the encoding that the client accepts; null: uncompressed. */
export async function bodyIn(encoding: 'br' | 'gzip' | null, body: Buffer): Promise<Buffer> {
  if (encoding === 'br') return body;
  if (encoding === null) return decompress(body);
  const zipped = gzips.get(body) ?? decompress(body).then((html) => compressGzip(html));
  gzips.set(body, zipped);
  return zipped;
}

/** Sends a page in the encoding that the client accepts, or 304 if the client has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: PageResponse,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  if (headers.etag && matchesEtag(headers.etag, request.headers['if-none-match']))
    return reply.code(304).send();
  if (body.length === 0) return reply.send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await bodyIn(encoding, body));
}

interface PlainPage {
  readonly title: string;
  readonly style: string;
  /** HTML after the heading, which is the title. */
  readonly content: string;
}

/** Sends a page for squads and operators, without the shop's scripts and styles. */
export const sendPlainPage = (
  reply: FastifyReply,
  environment: Environment,
  { title, style, content }: PlainPage,
) =>
  reply
    .headers(securityHeaders(environment, null, { styleHashes: [sha256(style)] }))
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`);

/** Sends a short text instead of a page or file. */
export const sendText = (reply: FastifyReply, environment: Environment, status: number, text: string) =>
  reply
    .code(status)
    .headers({ ...securityHeaders(environment, null, nothingInline), ...noStore })
    .type('text/plain; charset=utf-8')
    .send(text);

/** Responds 404 for what is neither a page nor a file. */
export const sendMissing = (reply: FastifyReply, environment: Environment) =>
  sendText(reply, environment, 404, 'Introuvable');
