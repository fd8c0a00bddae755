import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Path of the shop's API on a standalone remote's server: works whatever origins the API allows. */
export const apiPath = '/shop-api/';

/**
 * Reads the browser environment of a running shop from its HTML.
 * @param {string} shopUrl
 * @returns {Promise<{ api: { url: string } }>}
 * @throws if the URL is no shop
 */
export async function environmentOf(shopUrl) {
  const html = await fetch(shopUrl).then(
    (response) => response.text(),
    () => '',
  );
  const [, data] = /<script type="application\/json" id="boot-data">(.*?)<\/script>/s.exec(html) ?? [];
  if (!data)
    throw new Error(`${shopUrl} n'est pas une boutique en service : démarrez-la, ou changez SHOP_URL.`);
  return JSON.parse(data).environment;
}

/** Milliseconds between two attempts. */
const pause = 100;

/**
 * Forwards requests of the page to a server.
 * @param {string} to
 * @param {number} patience milliseconds for which it may refuse connections, while it restarts
 * @returns {import('node:http').RequestListener}
 */
export const forwardTo =
  (to, patience = 0) =>
  (request, response) => {
    const { method, url = '' } = request;
    const { host: _host, ...headers } = request.headers;
    const { request: send } = to.startsWith('https:') ? https : http;
    const target = new URL(url.slice(1), to);
    /** @param {Buffer} body @param {number} until */
    const forward = (body, until) => {
      const forwarded = send(target, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        // An aborted stream aborts the other; `forwarded` does not receive the errors of `answer`.
        pipeline(answer, response, () => {});
      });
      forwarded.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code === 'ECONNREFUSED' && Date.now() < until) setTimeout(forward, pause, body, until);
        else if (response.headersSent) response.destroy();
        else response.writeHead(502).end();
      });
      forwarded.end(body);
    };
    // Read before the first attempt, which would lose it when it is refused.
    buffer(request).then(
      (body) => forward(body, Date.now() + patience),
      () => response.destroy(),
    );
  };
