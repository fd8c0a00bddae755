import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { listening } from '../../../tools/setup/testing/listening';
import type { Cleanup } from '../shop/cleanup';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** The shell compresses rendered pages with the same parameters. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Headers of the connection, which must not be repeated. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

interface Saved {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Fetches a response without decompressing it or following redirects. */
const fetchRaw = (url: string): Promise<Saved> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const { statusCode: status = 0 } = response;
      const headers = Object.fromEntries(
        Object.entries(response.headers).filter(([name]) => !hopByHop.has(name)),
      );
      response.toArray().then((chunks) => resolve({ status, headers, body: Buffer.concat(chunks) }), reject);
    });
    sent.once('error', reject).end();
  });

/** Removes script elements and links that preload scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>\n?/g, '');
}

async function save(url: string): Promise<Saved> {
  const response = await fetchRaw(url);
  const { headers, body } = response;
  if (headers['content-encoding'] !== 'br' || !headers['content-type']?.startsWith('text/html'))
    return response;
  const html = withoutScripts(String(await decompress(body)));
  return { ...response, body: await compress(html, { params }) };
}

/**
 * Serves the lower bound for pages with scripts: every page of a shell without its scripts, stored at the
 * first visit and sent from memory with the same headers. Also serves files, so that the page's policy allows
 * them. Resolves to its URL.
 */
export async function serveLimit(shellUrl: string, cleanup: Cleanup): Promise<string> {
  const saved = new Map<string, Promise<Saved>>();
  const server = createServer(({ url: path = '/' }, response) => {
    const page = saved.get(path) ?? save(`${shellUrl}${path}`);
    saved.set(path, page);
    page.then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => {
        saved.delete(path);
        response.writeHead(502).end();
      },
    );
  });
  const port = await listening(server);
  cleanup.add(() => server.close() && server.closeAllConnections());
  return `http://localhost:${port}`;
}
