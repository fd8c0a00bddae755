import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createStore } from 'jotai';
import { storeTokens, tokens } from '../testing/tokens';
import { ApiError, type CallOptions, createHttp, isApiError, type Method } from './index';
import { hangUp, json, type Reply, soap, startedShopApi } from './testing/shop-api';
import { failure } from './testing/tab';

const api = startedShopApi();
const http = () => createHttp({ apiUrl: api.url, store: createStore() });
/** Makes the call of a line such as `POST /contact`. */
const request = (line: string, options?: CallOptions, calls = http()) => {
  const [method, path = ''] = line.split(' ');
  return calls.request(method as Method, path, method === 'GET' ? undefined : {}, options);
};

/** Calls of the two ways in which the shop makes them. */
const readAndWrite = ['GET /products/SAVON-1', 'POST /contact'];

it('a call of the catalogue sends neither a customer’s token nor a content type', async () => {
  storeTokens(tokens('first'));

  const product = await http().get('/products/SAVON-1?limit=50');

  expect(product).toEqual(soap);
  expect(api.calls).toMatchObject([{ line: 'GET /products/SAVON-1?limit=50', bearer: null }]);
  expect(Object.keys(api.calls[0]?.headers ?? {})).not.toContain('content-type');
});

it('a body is sent as JSON, and `request` resolves to the whole response', async () => {
  api.replies.set('POST /contact', (response) => {
    response
      .writeHead(201, { 'content-type': 'application/json', 'X-Next-Cursor': 'next' })
      .end('{"message":"ok"}');
  });

  const headers = { 'Idempotency-Key': 'k1' };
  const answer = await http().request('POST', '/contact', { subject: 'Devis' }, { headers });

  expect(answer).toMatchObject({ status: 201, data: { message: 'ok' } });
  expect(answer.headers.get('X-Next-Cursor')).toBe('next');
  expect(answer.headers.get('absent')).toBeNull();
  expect(api.calls[0]).toMatchObject({ body: '{"subject":"Devis"}', headers: { 'idempotency-key': 'k1' } });
  expect(api.calls[0]?.headers['content-type']).toContain('application/json');
});

describe('whether the API has extras', () => {
  const lines = () => api.calls.map(({ line }) => line);

  it.each([true, false])('is read from the header of a response: %p', async (extras) => {
    api.extras = extras;
    const calls = http();
    void calls.get('products/categories');

    expect(await calls.takesExtras()).toBe(extras);
    expect(lines()).toEqual(['GET /products/categories']);
  });

  it('is requested by a specified call if there was no response yet', async () => {
    api.replies.set('GET /products/categories', hangUp);
    const calls = http();

    expect(await calls.takesExtras()).toBeNull();
    api.replies.clear();
    expect(await calls.takesExtras()).toBe(true);
    expect(await calls.takesExtras()).toBe(true);
    expect(lines()).toEqual(['GET /products/categories', 'GET /products/categories']);
  });

  it.each(['GET /products/facets', 'POST /products/lookup', 'POST /auth/logout', 'GET /users/lists'])(
    'decides whether %s is sent, which is beyond the specification',
    async (line) => {
      api.extras = false;
      api.replies.set(line, json(401, {}));

      expect(await failure(request(line))).toMatchObject({ status: 404 });
      expect(lines()).not.toContain(line);

      api.extras = true;
      expect(await failure(request(line))).toMatchObject({ status: 401 });
      expect(lines()).toContain(line);
    },
  );

  it('is known to every `Http` of a server once the API has sent the header', async () => {
    const apisWithExtras = new Set<string>();
    const create = () => createHttp({ apiUrl: api.url, store: createStore(), apisWithExtras });
    await create().get('products/categories');

    expect(await create().takesExtras()).toBe(true);
    expect(lines()).toEqual(['GET /products/categories']);
  });
});

it.each(readAndWrite)('the error of a refused %s has message and code of the API', async (line) => {
  const body = { message: 'Article inconnu', code: 'unknown_product', field: 'code' };
  api.replies.set(line, json(404, body));

  const error = await failure(request(line));

  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ status: 404, code: 'unknown_product', message: 'Article inconnu', body });
});

it.each(readAndWrite)('the error of %s has no status without a usable response', async (line) => {
  const errorAfter = (reply: Reply) => {
    api.replies.set(line, reply);
    return failure(request(line));
  };
  const page = (status: number) => (response: ServerResponse) =>
    void response.writeHead(status).end('<html>');
  const message = 'Erreur inconnue';

  expect(await errorAfter(hangUp)).toMatchObject({ status: null, code: 'network', message });
  expect(await errorAfter(page(200))).toMatchObject({ status: null, code: 'unreadable', message });
  expect(await errorAfter(page(502))).toMatchObject({ status: 502, code: 'http', message });
});

it.each(readAndWrite)('%s times out after fifteen seconds', async (line) => {
  const calls = http();
  await failure(calls.post('warm-up'));
  api.replies.set(line, () => {});
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

  const error = failure(request(line, undefined, calls));
  while (api.count(line) === 0) await nextTurn();
  jest.advanceTimersByTime(15_000);
  jest.useRealTimers();

  expect(await error).toMatchObject({ status: null, code: 'timeout' });
});

it.each(['GET /products/search?q=savon', 'POST /contact'])(
  '%s rejects with the reason of the caller who aborts it',
  async (line) => {
    const abort = new AbortController();
    api.replies.set(line, () => abort.abort(new Error('typed on')));

    const error = await failure(request(line, { signal: abort.signal }));

    expect(error).toEqual(new Error('typed on'));
  },
);

it('a document resolves to a file', async () => {
  api.replies.set('GET /documents/catalogue.pdf', (response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
  });

  const file = await http().get<Blob>('documents/catalogue.pdf');

  expect(await file.text()).toBe('%PDF');
});

it('an empty successful response resolves to undefined', async () => {
  api.replies.set('DELETE /users/addresses/1', (response) => response.writeHead(204).end());

  await expect(http().delete('users/addresses/1')).resolves.toBeUndefined();
});

it('an error of another bundle is recognized by its name', () => {
  const foreign = Object.assign(new Error('Panne'), { name: 'ApiError' });

  expect([new ApiError({ status: 409, code: 'taken' }), foreign].every(isApiError)).toBe(true);
  expect([new Error('Panne'), null, { name: 'ApiError' }].some(isApiError)).toBe(false);
});
