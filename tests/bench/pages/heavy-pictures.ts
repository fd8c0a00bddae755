import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Cleanup } from '../shop/cleanup';
import { type Answer, ask, endToEnd } from './ask';
import { serve } from './serve';

/** Bytes of a picture after padding, sent without compression. */
export const pictureBytes = 30_000;

/** An SVG of `pictureBytes`: a comment of random digits before its end. */
export function padded(svg: Buffer): Buffer {
  const missing = pictureBytes - svg.length - '<!---->'.length;
  if (missing <= 0) return svg;
  const text = svg.toString();
  const end = text.lastIndexOf('</svg>');
  const filling = randomBytes(Math.ceil(missing / 2))
    .toString('hex')
    .slice(0, missing);
  return Buffer.from(`${text.slice(0, end)}<!--${filling}-->${text.slice(end)}`);
}

/**
 * Stands before the API and makes every article's picture weigh as much as a photo; the rest passes unchanged. Resolves to
 * its URL.
 */
export async function serveHeavyPictures(apiUrl: string, cleanup: Cleanup): Promise<string> {
  const pictures = new Map<string, Promise<Answer>>();

  async function picture(path: string): Promise<Answer> {
    const { status, headers, body } = await ask(`${apiUrl}${path}`, { 'accept-encoding': 'identity' });
    return { status, headers: endToEnd(headers), body: status === 200 ? padded(body) : body };
  }

  async function answer({ url: path = '/', headers, method }: IncomingMessage): Promise<Answer> {
    if (!path.startsWith('/images/')) {
      const passed = await ask(`${apiUrl}${path}`, { ...headers, host: new URL(apiUrl).host }, method);
      return { ...passed, headers: endToEnd(passed.headers) };
    }
    const asked = pictures.get(path) ?? picture(path);
    pictures.set(path, asked);
    return asked;
  }

  return serve(answer, cleanup);
}
