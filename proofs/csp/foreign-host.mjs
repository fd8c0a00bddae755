import { createServer } from 'node:http';

/**
 * A host that the policy names nowhere. It answers everything, remembers what under `/broken/` it was asked for, and frames
 * the address given in `/frame?`.
 */
export async function startForeignHost() {
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url.startsWith('/broken/')) asked += 1;
    const framed = request.url.startsWith('/frame?') ? decodeURIComponent(request.url.slice(7)) : null;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', request.url.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.end(framed ? `<iframe src="${framed}"></iframe>` : 'window.broken = true');
  });
  server.on('upgrade', (request, socket) => {
    if (request.url.startsWith('/broken/')) asked += 1;
    socket.destroy();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked: () => asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
