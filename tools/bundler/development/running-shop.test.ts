import http, { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../../../tests/kit/listening';
import { untilDone } from '../../../tests/kit/until';
import { apiPath, environmentOf, forwardTo } from './running-shop.mjs';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function start(respond: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => void respond(request, response));
  open.push(server);
  return `http://127.0.0.1:${await listening(server)}/`;
}

it('the environment of a running shop is read from its HTML', async () => {
  const data = JSON.stringify({ environment: { api: { url: 'https://api.example/' } }, remotes: {} });
  const shop = await start((_request, response) =>
    response.end(`<p></p><script type="application/json" id="boot-data">${data}</script>`),
  );

  expect(await environmentOf(shop)).toEqual({ api: { url: 'https://api.example/' } });
});

it.each(['another page', 'no server'])('a URL with %s is refused with its variable', async (what) => {
  const url =
    what === 'no server' ? 'http://127.0.0.1:9/' : await start((_request, response) => response.end());

  await expect(environmentOf(url)).rejects.toThrow(
    `${url} n'est pas une boutique en service : démarrez-la, ou changez SHOP_URL.`,
  );
});

it('a call is forwarded to the API with method, headers and body, and the refusal is returned', async () => {
  const api = await start(async (request, response) => {
    const body = await text(request);
    response.writeHead(409, { 'content-type': 'application/json' });
    const { authorization } = request.headers;
    response.end(JSON.stringify({ call: `${request.method} ${request.url}`, authorization, body }));
  });
  // The server of the page removes its own prefix from the path.
  const page = await start((request, response) => {
    request.url = request.url?.replace(apiPath, '/');
    return forwardTo(`${api}v1/`)(request, response);
  });

  const response = await fetch(new URL(`${apiPath}cart/add?x=1`, page), {
    method: 'POST',
    headers: { authorization: 'Bearer a' },
    body: '{"n":1}',
  });

  expect([response.status, response.headers.get('content-type')]).toEqual([409, 'application/json']);
  expect(await response.json()).toEqual({
    call: 'POST /v1/cart/add?x=1',
    authorization: 'Bearer a',
    body: '{"n":1}',
  });
});

it('an API without response causes a 502', async () => {
  const page = await start(forwardTo('http://127.0.0.1:9/'));

  expect((await fetch(page)).status).toBe(502);
});

it('a response that the API aborts is aborted for the page too', async () => {
  const server = await start((_request, response) => {
    response.write('{"half":', () => response.destroy());
  });
  const page = await start(forwardTo(server));

  await expect(fetch(page).then((response) => response.text())).rejects.toThrow('terminated');
});

it('a call to a server that restarts is forwarded with its body once it listens', async () => {
  const url = await start(async (request, response) => response.end(await text(request)));
  const page = await start(forwardTo(url, 60_000));
  const server = open[0];
  await new Promise((resolve) => server?.close(resolve));
  const attempts = jest.spyOn(http, 'request');

  const response = fetch(page, { method: 'POST', body: 'of the page' });
  await untilDone('an attempt is refused', () => attempts.mock.calls.length > 1);
  server?.listen(Number(new URL(url).port), '127.0.0.1');

  expect(await (await response).text()).toBe('of the page');
});
