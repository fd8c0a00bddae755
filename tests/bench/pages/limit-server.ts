import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Cleanup } from '../shop/cleanup';
import { type Answer, ask, endToEnd } from './ask';
import { serve } from './serve';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
/** The quality with which the shell compresses what it renders. */
const quality = 3;

/** The HTML without script elements and without links that load scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>\n?/g, '');
}

/** Of the shell's `Link` header. */
function withoutScriptLinks(links: string | readonly string[] = ''): { link?: string } {
  const kept = String(links)
    .split(/,\s*(?=<)/)
    .filter((link) => link !== '' && !/as="?script/.test(link));
  return kept.length > 0 ? { link: kept.join(', ') } : {};
}

/**
 * The limit that no page with scripts can pass: every page of a shell, saved at the first visit without its scripts and
 * given from memory with the same headers. Files are given as the shell gives them, from this URL too, so that
 * the page's Content-Security-Policy still fits. Resolves to its URL.
 */
export function serveLimit(shellUrl: string, cleanup: Cleanup): Promise<string> {
  const saved = new Map<string, Promise<Answer>>();

  async function save(path: string): Promise<Answer> {
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

  return serve(({ url: path = '/' }) => {
    const answer = saved.get(path) ?? save(path);
    saved.set(path, answer);
    answer.catch(() => saved.delete(path));
    return answer;
  }, cleanup);
}
