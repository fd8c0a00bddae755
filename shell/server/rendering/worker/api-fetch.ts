import { LRUCache } from 'lru-cache';
import { requestHeaders } from '../request-headers';

type Fetch = typeof globalThis.fetch;

/** Milliseconds, for the categories, which every page needs; pages themselves are cached longer. */
const freshFor = 1000;
const size = 50;
/** Bytes. Data that several pages need is short; no other page needs the products of a list. */
const longest = 20_000;

/** Whether a response may be sent to other pages; one without a length may be long. */
const isShared = ({ status, headers }: Response) =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('application/json') &&
  Number(headers.get('content-length') ?? Infinity) <= longest;

/** Returns a `fetch` that caches reads and adds `requestHeaders`; uncompressed, since the API is near. */
export function apiFetch(fetch: Fetch): Fetch {
  const cache = new LRUCache<string, { readonly text: string; readonly headers: Headers }>({
    max: size,
    ttl: freshFor,
    perf: performance,
    ttlResolution: 0,
  });

  return async (input, init) => {
    const url = String(input);
    const reads = (init?.method ?? 'GET') === 'GET' && !(input instanceof Request);
    const cached = reads ? cache.get(url) : undefined;
    if (cached) return new Response(cached.text, cached);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('accept-encoding', 'identity');
    for (const [name, value] of Object.entries(requestHeaders.getStore() ?? {})) headers.set(name, value);
    const response = await fetch(input, { ...init, headers });
    if (!reads || !isShared(response)) return response;
    const read = { text: await response.text(), headers: response.headers };
    cache.set(url, read);
    return new Response(read.text, read);
  };
}
