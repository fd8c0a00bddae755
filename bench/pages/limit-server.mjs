import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { freePort } from '../shop/free-port.mjs';
import { ask, endToEnd } from './ask.mjs';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
/** The quality with which the shell compresses what it renders. */
const quality = 3;

/** The HTML without script elements and without links that load scripts. @param {string} html */
export function withoutScripts(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>\n?/g, '');
}

/** @param {string | undefined} links the shell's `Link` header */
function withoutScriptLinks(links) {
  const kept = (links ?? '').split(/,\s*(?=<)/).filter((link) => link !== '' && !/as="?script/.test(link));
  return kept.length > 0 ? { link: kept.join(', ') } : {};
}

/**
 * The limit that no page with scripts can pass: every page of a shell, saved at the first visit without its scripts and
 * given from memory with the same headers. Files are given as the shell gives them, from this address too, so that
 * the page's Content-Security-Policy still fits.
 * @param {string} shellUrl
 * @returns {Promise<string>} its address
 */
export async function serveLimit(shellUrl, cleanup) {
  const saved = new Map();

  async function save(path) {
    const { status, headers, body } = await ask(`${shellUrl}${path}`, { 'accept-encoding': 'br' });
    const answer = { status, headers: endToEnd(headers), body };
    if (!headers['content-type']?.startsWith('text/html')) return answer;
    const html = headers['content-encoding'] === 'br' ? await unpack(body) : body;
    const { link, ...others } = answer.headers;
    return {
      status,
      headers: { ...others, ...withoutScriptLinks(link), 'content-encoding': 'br' },
      body: await pack(withoutScripts(html.toString()), {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      }),
    };
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (!saved.has(path)) saved.set(path, save(path));
    saved.get(path).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => {
        saved.delete(path);
        response.writeHead(502).end();
      },
    );
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  cleanup.add(() => server.close() && server.closeAllConnections());
  return `http://localhost:${port}`;
}
