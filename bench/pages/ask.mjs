import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Headers that belong to one connection, not to the answer. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

/** The headers that another server may send on. @param {import('node:http').IncomingHttpHeaders} headers */
export const endToEnd = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));

/**
 * One request whose answer is left as it was sent: nothing is unpacked or followed.
 * @param {string} url
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @param {string} [method]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function ask(url, headers, method = 'GET') {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers, method }, async (response) => {
      try {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      } catch (error) {
        reject(error);
      }
    })
      .once('error', reject)
      .end();
  });
}
