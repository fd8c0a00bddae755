import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { freePort } from '../shop/free-port.mjs';
import { ask, endToEnd } from './ask.mjs';

/** Bytes of a picture after padding, sent without compression. */
export const pictureBytes = 30_000;

/** An SVG of `pictureBytes`: a comment of random digits before its end. @param {Buffer} svg */
export function padded(svg) {
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
 * Stands before the API and makes every article's picture weigh as much as a photo; the rest passes unchanged.
 * @param {string} apiUrl
 * @returns {Promise<string>} its address
 */
export async function serveHeavyPictures(apiUrl, cleanup) {
  const pictures = new Map();

  async function picture(path) {
    const { status, headers, body } = await ask(`${apiUrl}${path}`, { 'accept-encoding': 'identity' });
    return { status, headers: endToEnd(headers), body: status === 200 ? padded(body) : body };
  }

  async function answer({ url: path = '/', headers, method }) {
    if (!path.startsWith('/images/')) {
      const passed = await ask(`${apiUrl}${path}`, { ...headers, host: new URL(apiUrl).host }, method);
      return { ...passed, headers: endToEnd(passed.headers) };
    }
    if (!pictures.has(path)) pictures.set(path, picture(path));
    return pictures.get(path);
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  cleanup.add(() => server.close() && server.closeAllConnections());
  return `http://localhost:${port}`;
}
