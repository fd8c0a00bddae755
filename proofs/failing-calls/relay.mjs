import { createServer, request as open } from 'node:http';

/** Headers of the API that the browser needs to let a page read the answer. */
const shared = /^access-control-|^vary$/;

/** Stands between the browsers and the API, and breaks one call. Resolves once it listens. */
export async function startRelay(target) {
  const { hostname, port } = new URL(target);
  /** `method`, `path`: of the calls that fail; `fault`: one of `faults.mjs`. */
  let failing = null;
  let met = 0;

  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const fails =
      failing !== null &&
      request.method === failing.method &&
      failing.path.test(request.url) &&
      // The shell's server asks for pages as well: what fails here is what browsers ask.
      request.headers['user-agent'] !== 'node';
    const headers = {
      ...request.headers,
      'accept-encoding': fails ? 'identity' : request.headers['accept-encoding'],
    };
    const { fault } = failing ?? {};
    const early = fails && fault.early;
    const answer = await ask(
      early ? 'OPTIONS' : request.method,
      request.url,
      headers,
      early ? [] : parts,
    ).catch(() => null);
    // Not there yet, or not any more.
    if (!answer) return response.destroy();
    if (!fails) return response.writeHead(answer.status, answer.headers).end(answer.body);
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

  function ask(method, path, headers, parts) {
    return new Promise((resolve, reject) => {
      // A length of what is not sent would take the next request on the line for a body.
      const { 'content-length': _length, ...others } = headers;
      const sending = open(
        { hostname, port, method, path, headers: { ...others, ...bodyOf(parts) } },
        async (answer) => {
          const received = [];
          for await (const part of answer) received.push(part);
          const { 'transfer-encoding': _whole, ...rest } = answer.headers;
          resolve({ status: answer.statusCode, headers: rest, body: Buffer.concat(received) });
        },
      );
      sending.on('error', reject);
      sending.end(Buffer.concat(parts));
    });
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}/`,
    /** Calls with this method and path fail from now on. */
    break(method, path, fault) {
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

const bodyOf = (parts) => (parts.length > 0 ? { 'content-length': Buffer.concat(parts).length } : {});
