import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

// Sends compressed responses of an API from memory and does nothing else: `bare-server.mjs URL PATH…`.
const [url, ...paths] = process.argv.slice(2);
/** @type {Map<string | undefined, { headers: import('node:http').OutgoingHttpHeaders, body: Buffer }>} */
const stored = new Map();
for (const path of paths) {
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((resolve) =>
    get(`${url}${path}`, { headers: { 'accept-encoding': 'br' } }, resolve),
  );
  stored.set(path, { headers: response.headers, body: await buffer(response) });
}
const server = createServer(({ url: path }, response) => {
  const { headers, body } = stored.get(path) ?? {};
  response.writeHead(200, headers).end(body);
});
server.listen(0, () => process.send?.(server.address()));
