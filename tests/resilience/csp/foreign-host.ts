import { createServer } from 'node:http';
import { listening } from '../../../tools/commands/shop/listening';

export interface ForeignHost {
  readonly url: string;
  /** How often it was asked for what lies under `/broken/`. */
  asked(): number;
  stop(): Promise<void>;
}

/**
 * A host that the policy names nowhere. It answers everything, remembers what under `/broken/` it was asked for, and frames
 * the URL given in `/frame?`.
 */
export async function startForeignHost(): Promise<ForeignHost> {
  let asked = 0;
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/broken/')) asked += 1;
    const framed = url.startsWith('/frame?') ? decodeURIComponent(url.slice(7)) : null;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.end(framed ? `<iframe src="${framed}"></iframe>` : 'window.broken = true');
  });
  server.on('upgrade', (request, socket) => {
    if (request.url?.startsWith('/broken/')) asked += 1;
    socket.destroy();
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
