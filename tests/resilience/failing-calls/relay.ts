import { createServer, type IncomingHttpHeaders, request as open } from 'node:http';
import { listening } from '../../../tools/commands/shop/listening';
import type { ApiAnswer, Fault } from './faults';

/** Headers of the API that the browser needs to let a page read the answer. */
const shared = /^access-control-|^vary$/;

/** Stands between the browsers and the API, and breaks one call. Resolves once it listens. */
export async function startRelay(target: string) {
  const { hostname, port } = new URL(target);
  /** `method`, `path`: of the calls that fail. */
  let failing: { readonly method: string; readonly path: RegExp; readonly fault: Fault } | null = null;
  let met = 0;

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const fails =
      failing !== null &&
      method === failing.method &&
      failing.path.test(url) &&
      // The shell's server asks for pages as well: what fails here is what browsers ask.
      request.headers['user-agent'] !== 'node';
    const headers = {
      ...request.headers,
      'accept-encoding': fails ? 'identity' : request.headers['accept-encoding'],
    };
    const fault = fails ? failing?.fault : undefined;
    const early = fault?.early;
    const answer = await ask(early ? 'OPTIONS' : method, url, headers, early ? [] : parts).catch(() => null);
    // Not there yet, or not any more.
    if (!answer) return response.destroy();
    if (!fault) return response.writeHead(answer.status, answer.headers).end(answer.body);
    met += 1;
    const broken = fault.answer(answer);
    if (broken === undefined) return response.destroy();
    if (broken === null) return undefined;
    const kept = Object.entries(answer.headers).filter(([name]) => shared.test(name));
    const type = broken === answer ? {} : { 'content-type': answer.headers['content-type'] ?? 'text/plain' };
    return response
      .writeHead(broken.status, {
        ...Object.fromEntries(kept),
        ...type,
        ...(broken.headers === answer.headers ? {} : broken.headers),
        'cache-control': 'no-store',
      })
      .end(broken.body);
  });

  function ask(
    method: string,
    path: string,
    headers: IncomingHttpHeaders,
    parts: readonly Buffer[],
  ): Promise<ApiAnswer> {
    return new Promise((resolve, reject) => {
      // A length of what is not sent would take the next request on the line for a body.
      const { 'content-length': _length, ...others } = headers;
      const sending = open(
        { hostname, port, method, path, headers: { ...others, ...bodyOf(parts) } },
        async (answer) => {
          const received: Buffer[] = [];
          for await (const part of answer) received.push(part);
          const { 'transfer-encoding': _whole, ...rest } = answer.headers;
          resolve({ status: answer.statusCode ?? 0, headers: rest, body: Buffer.concat(received) });
        },
      );
      sending.on('error', reject);
      sending.end(Buffer.concat(parts));
    });
  }

  const listeningOn = await listening(server);
  return {
    url: `http://localhost:${listeningOn}/`,
    /** Calls with this method and path fail from now on. */
    break(method: string, path: RegExp, fault: Fault) {
      met = 0;
      failing = { method, path, fault };
    },
    mend() {
      failing = null;
    },
    /** How many calls have failed since. */
    met: () => met,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const bodyOf = (parts: readonly Buffer[]) =>
  parts.length > 0 ? { 'content-length': Buffer.concat(parts).length } : {};
