import { createServer, type Server } from 'node:http';
import { listening } from '../../../tests/kit/listening';

const open: Server[] = [];
afterAll(() => {
  for (const server of open) server.close().closeAllConnections();
});

/** Starts a shop that responds with these bodies, and with 404 to other paths; resolves to its origin. */
export async function serveJson(bodyOf: (path: string) => unknown): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const body = bodyOf(url);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  open.push(server);
  return `http://127.0.0.1:${await listening(server)}`;
}
