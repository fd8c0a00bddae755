import { LRUCache } from 'lru-cache';
import { requestHeaders } from '../worker-messages';

type Fetch = typeof globalThis.fetch;

/** Milliseconds, for the categories, which every page needs; pages themselves are cached longer. */
const freshFor = 1000;
const size = 50;
/** Characters. Data that several pages need is short; no other page needs the products of a list. */
const longest = 20_000;

/** A response whose text is already read, so that reusing it does not decode it again. */
class ReadResponse extends Response {
  constructor(
    private readonly content: string,
    headers: Headers,
  ) {
    super(null, { headers });
  }

  override async text(): Promise<string> {
    return this.content;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.content);
  }
}

/** Returns a `fetch` that caches reads and adds `requestHeaders`; uncompressed, since the API is near. */
export function apiFetch(fetch: Fetch): Fetch {
  const cache = new LRUCache<string, ReadResponse>({
    max: size,
    ttl: freshFor,
    perf: performance,
    ttlResolution: 0,
  });

  return async (input, init) => {
    const url = String(input);
    const reads = (init?.method ?? 'GET') === 'GET' && !(input instanceof Request);
    const cached = reads ? cache.get(url) : undefined;
    if (cached) return cached;
    const headers = new Headers(init?.headers);
    headers.set('accept-encoding', 'identity');
    for (const [name, value] of Object.entries(requestHeaders.getStore() ?? {})) headers.set(name, value);
    const response = await fetch(input, { ...init, headers });
    const type = response.headers.get('content-type') ?? '';
    if (!reads || response.status !== 200 || !type.startsWith('application/json')) return response;
    const text = await response.text();
    const read = new ReadResponse(text, response.headers);
    if (text.length <= longest) cache.set(url, read);
    return read;
  };
}
