import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { createResponseCache } from './cached-responses';

let app: FastifyInstance;
let version: string;
/** If true, the database is unreachable, so that the catalogue's version cannot be read. */
let isUnreachable: boolean;
let rendered: string[];
/** Blocks each rendering until it resolves. */
let held: Promise<unknown>;

function open(maxSize?: number): void {
  version = '1';
  isUnreachable = false;
  rendered = [];
  held = Promise.resolve();
  app = fastify();
  const responses = createResponseCache(async () => {
    if (isUnreachable) throw new Error('unreachable');
    return version;
  }, maxSize);
  app.addHook('onRequest', responses.respond);
  app.setErrorHandler((_error, _request, reply) => reply.code(isUnreachable ? 503 : 500).send({}));
  app.register(async (plugin) => {
    responses.cacheRoutes(plugin);
    plugin.get('/articles/:code', async ({ params, query, headers }) => {
      const { code } = params as { code: string };
      const response = { code: code === 'LONG' ? 'x'.repeat(2000) : code, version, query };
      rendered.push(code);
      await held;
      if (headers.from === 'refused') throw new Error('too many');
      return response;
    });
  });
}
beforeEach(() => open());
afterEach(() => app.close());

const get = (path: string, headers = {}) => app.inject({ url: `/articles/${path}`, headers });
const versionOf = async (path: string) => (await get(path)).json().version;

/** Waits until `count` renderings have started. */
async function rendering(count: number): Promise<void> {
  while (rendered.length < count) await turn();
}

function hold(): () => void {
  let release = () => {};
  held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return () => release();
}

it('a request is refused while the database is unreachable, and served after that', async () => {
  isUnreachable = true;
  const { statusCode } = await get('A');
  isUnreachable = false;

  expect([statusCode, (await get('A')).statusCode]).toEqual([503, 200]);
});

describe('a cached response', () => {
  it('is rendered once for parallel and later requests with the same parameters', async () => {
    const responses = await Promise.all([get('A?page=1'), get('A?page=1'), get('A?page=2'), get('B?page=1')]);
    const later = await get('A?page=1');

    expect(rendered).toEqual(['A', 'A', 'B']);
    expect(responses[1]?.body).toBe(responses[0]?.body);
    expect(later.body).toBe(responses[0]?.body);
    expect(later.headers.etag).toBe(responses[0]?.headers.etag);
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is sent compressed to clients that accept Brotli, and to no others', async () => {
    const plain = await get('LONG', { 'accept-encoding': 'gzip, br;q=0' });
    const first = await get('LONG', { 'accept-encoding': 'gzip, br' });
    const second = await get('LONG', { 'accept-encoding': 'br' });

    expect(plain.headers['content-encoding']).toBeUndefined();
    const { etag } = plain.headers;
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag });
    expect(first.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(rendered).toEqual(['LONG']);
  });

  it('is not served for a version that is newer than its rendering', async () => {
    const release = hold();
    const early = versionOf('A');
    await rendering(1);
    version = '2';
    const late = versionOf('A');
    await rendering(2);
    release();

    expect([await early, await late, await versionOf('A')]).toEqual(['1', '2', '2']);
  });

  it('is rendered again for a client that shared the rendering of a refused client', async () => {
    const release = hold();
    const refused = get('A', { from: 'refused' });
    await rendering(1);
    const shared = get('A');
    release();

    expect((await refused).statusCode).toBe(500);
    expect((await shared).statusCode).toBe(200);
    expect((await get('A')).statusCode).toBe(200);
  });

  it('is evicted if it is the least recently used when the size limit is exceeded', async () => {
    await app.close();
    open(5_000);
    for (const code of ['A', 'B', 'A', 'C', 'D', 'A', 'B']) await get(code);

    expect(rendered).toEqual(['A', 'B', 'C', 'D', 'B']);
  });
});
