import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Headers that belong to one connection, not to the answer. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']);

/** The headers that another server may send on. */
export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request whose answer is left as it was sent: nothing is unpacked or followed. */
export function ask(url: string, headers: OutgoingHttpHeaders, method = 'GET'): Promise<Answer> {
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
