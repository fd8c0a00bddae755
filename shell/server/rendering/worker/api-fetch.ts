import { LRUCache } from 'lru-cache';

type Fetch = typeof globalThis.fetch;

interface Remembered {
  readonly answer: ReadAnswer;
  readonly until: number;
}

/** ms; every page needs the categories, and a page itself is kept longer than this. */
const memory = 1000;
const size = 50;
/** Characters. What several pages need is small; the products of a list are its own and would only lie in memory. */
const longest = 20_000;

/** An answer whose text is here already: bytes made of it again would have to be read again. */
class ReadAnswer extends Response {
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

/** A fetch that gives an answer of the API again for a second: pages rendered one after the other need the same ones. */
export function rememberingFetch(fetch: Fetch): Fetch {
  const answers = new LRUCache<string, Remembered>({ max: size });

  return async (input, init) => {
    const url = String(input);
    const reads = (init?.method ?? 'GET') === 'GET' && !(input instanceof Request);
    const known = reads ? answers.get(url) : undefined;
    if (known && known.until > Date.now()) return known.answer;
    const response = await fetch(input, init);
    const type = response.headers.get('content-type') ?? '';
    if (!reads || response.status !== 200 || !type.startsWith('application/json')) return response;
    const text = await response.text();
    const answer = new ReadAnswer(text, response.headers);
    if (text.length <= longest) answers.set(url, { answer, until: Date.now() + memory });
    return answer;
  };
}
