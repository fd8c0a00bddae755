import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { listening } from '../../../tools/setup/testing/listening';
import type { Cleanup } from '../shop/cleanup';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** With which the shell compresses what it renders. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Of one connection, not of the response. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

interface Saved {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A response as it was sent: not decompressed, no redirect followed. */
const fetchRaw = (url: string): Promise<Saved> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const { statusCode: status = 0, headers: given } = response;
      const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !hopByHop.has(name)));
      response.toArray().then((chunks) => resolve({ status, headers, body: Buffer.concat(chunks) }), reject);
    });
    sent.once('error', reject).end();
  });

/** The HTML without script elements and without links that load scripts. */
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
 * The limit that no page with scripts can pass: every page of a shell, saved at the first visit without its
 * scripts and sent from memory with the same headers. Files come from this URL too, so that the page's policy
 * still fits. Resolves to its URL.
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
