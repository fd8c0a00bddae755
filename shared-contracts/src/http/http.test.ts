import { setImmediate as nextTurn } from 'node:timers/promises';
import { createStore } from 'jotai';
import { tokens } from '../testing/tokens';
import { ApiError, createHttp, isApiError } from './index';
import { hangUp, json, ShopApi, soap } from './testing/shop-api';

const api = new ShopApi();
const http = () => createHttp({ apiUrl: api.url, store: createStore() });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

beforeAll(() => api.start());
afterAll(() => api.stop());

beforeEach(() => {
  api.reset();
});

it('reads the catalogue without any header of the shop, even for a signed-in customer', async () => {
  const { access_token, refresh_token } = tokens('first');
  localStorage.setItem('sph-access', access_token);
  localStorage.setItem('sph-refresh', refresh_token);

  const product = await http().get('/products/SAVON-1?limit=50');

  expect(product).toEqual(soap);
  expect(api.calls).toMatchObject([{ line: 'GET /products/SAVON-1?limit=50', bearer: null }]);
  expect(Object.keys(api.calls[0]?.headers ?? {})).not.toContain('content-type');
});

it('joins every path to the base URL, with or without a leading slash', async () => {
  const calls = http();

  await Promise.all([calls.get('products'), calls.get('/products')]);

  expect(api.calls.map(({ line }) => line)).toEqual(['GET /products', 'GET /products']);
});

it('sends a body as JSON and gives the whole answer on request', async () => {
  api.replies.set('POST /contact', (response) => {
    response
      .writeHead(201, { 'content-type': 'application/json', 'X-Next-Cursor': 'next' })
      .end('{"message":"ok"}');
  });

  const answer = await http().request(
    'POST',
    '/contact',
    { subject: 'Devis' },
    { headers: { 'Idempotency-Key': 'k1' } },
  );

  expect(answer).toMatchObject({ status: 201, data: { message: 'ok' } });
  expect(answer.headers.get('X-Next-Cursor')).toBe('next');
  expect(answer.headers.get('absent')).toBeNull();
  expect(api.calls[0]).toMatchObject({ body: '{"subject":"Devis"}', headers: { 'idempotency-key': 'k1' } });
  expect(api.calls[0]?.headers['content-type']).toContain('application/json');
});

describe('whether the API takes more than the specification', () => {
  const says = (extras: boolean) =>
    api.replies.set('GET /products/categories', (response) => {
      const headers = { 'content-type': 'application/json', ...(extras && { 'Shop-Extras': '1' }) };
      response.writeHead(200, headers).end('[]');
    });
  const lines = () => api.calls.map(({ line }) => line);

  it.each([true, false])('is known from an answer that says so or not: %p', async (extras) => {
    says(extras);
    const calls = http();
    void calls.get('products/categories');

    expect(await calls.takesExtras()).toBe(extras);
    expect(lines()).toEqual(['GET /products/categories']);
  });

  it('is requested by a call of the specification where there was no answer yet', async () => {
    says(true);
    const calls = http();

    expect(await calls.takesExtras()).toBe(true);
    expect(await calls.takesExtras()).toBe(true);
    expect(lines()).toEqual(['GET /products/categories']);
  });

  it('is not assumed of one that does not answer, which gets another request', async () => {
    api.replies.set('GET /products/categories', hangUp);
    const calls = http();

    expect(await calls.takesExtras()).toBeNull();
    says(true);
    expect(await calls.takesExtras()).toBe(true);
  });
});

it.each(['GET /products/SAVON-1', 'POST /contact'])(
  'passes on the sentence and the code of a refusal of %s',
  async (line) => {
    const body = { message: 'Article inconnu', code: 'unknown_product', field: 'code' };
    api.replies.set(line, json(404, body));
    const [method, path = ''] = line.split(' ');

    const error = await failure(http().request(method as 'GET' | 'POST', path, {}));

    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 404, code: 'unknown_product', message: 'Article inconnu', body });
  },
);

it.each(['GET /products/SAVON-1', 'POST /contact'])(
  'has no status where %s gets no usable answer',
  async (line) => {
    const [method, path = ''] = line.split(' ');
    const ask = () =>
      failure(http().request(method as 'GET' | 'POST', path, method === 'GET' ? undefined : {}));

    api.replies.set(line, hangUp);
    const network = await ask();
    api.replies.set(line, (response) => response.writeHead(200).end('<html>'));
    const unreadable = await ask();
    api.replies.set(line, (response) => response.writeHead(502).end('<html>'));
    const gateway = await ask();

    expect(network).toMatchObject({ status: null, code: 'network', message: 'Erreur inconnue' });
    expect(unreadable).toMatchObject({ status: null, code: 'unreadable', message: 'Erreur inconnue' });
    expect(gateway).toMatchObject({ status: 502, code: 'http', message: 'Erreur inconnue' });
  },
);

it.each(['GET /products/SAVON-1', 'POST /contact'])('gives up on %s after fifteen seconds', async (line) => {
  const [method, path = ''] = line.split(' ');
  const calls = http();
  await failure(calls.post('warm-up'));
  api.replies.set(line, () => {});
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

  const error = failure(calls.request(method as 'GET' | 'POST', path, method === 'GET' ? undefined : {}));
  while (api.count(line) === 0) await nextTurn();
  jest.advanceTimersByTime(15_000);
  jest.useRealTimers();

  expect(await error).toMatchObject({ status: null, code: 'timeout' });
});

it.each(['GET /products/search?q=savon', 'POST /contact'])(
  'ends %s with the reason of whoever aborts it',
  async (line) => {
    const [method, path = ''] = line.split(' ');
    const abort = new AbortController();
    api.replies.set(line, () => abort.abort(new Error('typed on')));

    const error = await failure(
      http().request(method as 'GET' | 'POST', path, method === 'GET' ? undefined : {}, {
        signal: abort.signal,
      }),
    );

    expect(error).toEqual(new Error('typed on'));
  },
);

it('gives a document as a file, and its absence as a refusal', async () => {
  api.replies.set('GET /documents/catalogue.pdf', (response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
  });
  api.replies.set('HEAD /documents/catalogue.pdf', (response) => response.writeHead(503).end());

  const file = await http().get<Blob>('documents/catalogue.pdf');
  const error = await failure(http().request('HEAD', 'documents/catalogue.pdf'));

  expect(file.size).toBe(4);
  expect(error).toMatchObject({ status: 503 });
});

it('answers an empty success with nothing', async () => {
  api.replies.set('DELETE /users/addresses/1', (response) => response.writeHead(204).end());

  await expect(http().delete('users/addresses/1')).resolves.toBeUndefined();
});

it('knows its errors by name, whichever bundle made them', () => {
  const foreign = Object.assign(new Error('Panne'), { name: 'ApiError' });

  expect([new ApiError({ status: 409, code: 'taken' }), foreign].every(isApiError)).toBe(true);
  expect([new Error('Panne'), null, { name: 'ApiError' }].some(isApiError)).toBe(false);
});
