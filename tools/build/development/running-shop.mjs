import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';

/** Where the page of a remote alone reaches the shop's API: through its own server, whatever origins the API allows. */
export const apiPath = '/shop-api/';

/**
 * The environment that a running shop gives to browsers, from its HTML.
 * @param {string} shopUrl
 * @returns {Promise<{ api: { url: string } }>}
 * @throws when that is no shop
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

/**
 * Forwards what the page asks of the API.
 * @param {string} apiUrl
 * @returns {import('node:http').RequestListener}
 */
export const forwardTo = (apiUrl) => (request, response) => {
  const { method, url = '' } = request;
  const { host: _host, ...headers } = request.headers;
  const { request: send } = apiUrl.startsWith('https:') ? https : http;
  const forwarded = send(new URL(url.slice(1), apiUrl), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // One that breaks off ends the other; an error of `answer` does not reach `forwarded`.
    pipeline(answer, response, () => {});
  });
  forwarded.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  request.pipe(forwarded);
};
