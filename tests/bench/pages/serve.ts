import { createServer, type IncomingMessage } from 'node:http';
import { listening } from '../../../tools/commands/shop/listening';
import type { Cleanup } from '../shop/cleanup';
import type { Answer } from './ask';

/** Serves on a free port what `answer` resolves to, or 502 where it fails, until the clean-up. Resolves to the server's URL. */
export async function serve(
  answer: (request: IncomingMessage) => Promise<Answer>,
  cleanup: Cleanup,
): Promise<string> {
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  const port = await listening(server);
  cleanup.add(() => server.close() && server.closeAllConnections());
  return `http://localhost:${port}`;
}
