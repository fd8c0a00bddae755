import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
/** What the API has answered. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the browser gets instead. */
interface Broken {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

export interface Fault {
  readonly early?: boolean;
  answer(answer: ApiAnswer): Broken | null | undefined;
}

/** What the API says itself when it refuses. */
const problem = (
  status: number,
  code: string,
  message: string,
  headers: OutgoingHttpHeaders = {},
): Broken => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify({ code, message }),
});

/** Every value inside is of another type; the outermost stays what it is. */
function ofOtherTypes(value: unknown, isOutermost = true): unknown {
  if (Array.isArray(value)) return isOutermost ? value.map((each) => ofOtherTypes(each)) : { 0: 'x' };
  if (typeof value === 'object' && value !== null) {
    if (!isOutermost) return 7;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, ofOtherTypes(each, false)]));
  }
  if (typeof value === 'string') return 42;
  return typeof value === 'number' ? 'x' : [value];
}

/** What is no JSON, a file or nothing at all, becomes some. */
function inOtherTypes(body: Buffer): Partial<Broken> {
  try {
    return { body: JSON.stringify(ofOtherTypes(JSON.parse(body.toString('utf8')))) };
  } catch {
    return { headers: { 'content-type': 'application/json' }, body: '{"answer":42}' };
  }
}

const changed =
  (change: (body: Buffer) => Buffer | string) =>
  (answer: ApiAnswer): Broken => ({ ...answer, body: change(answer.body) });
const tenMegabytes = 10 * 1024 * 1024;

/**
 * What can become of a call, by name. `early`: the call never reaches the API, as with a gateway that refuses. Each makes the
 * answer that the browser gets of the API's own; null: none at all, undefined: the line breaks.
 */
export const faults: Readonly<Record<string, Fault>> = {
  500: { early: true, answer: () => problem(500, 'internal_error', 'Une erreur est survenue.') },
  503: {
    early: true,
    answer: () =>
      problem(503, 'unavailable', 'Le service est momentanément indisponible. Réessayez dans un instant.', {
        'retry-after': '5',
      }),
  },
  'no answer': { answer: () => null },
  reset: { answer: () => undefined },
  empty: { answer: changed(() => '') },
  HTML: {
    answer: (answer) => ({
      ...answer,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><h1>Maintenance</h1>',
    }),
  },
  truncated: { answer: changed((body) => body.subarray(0, body.length >> 1)) },
  'wrong types': { answer: (answer) => ({ ...answer, ...inOtherTypes(answer.body) }) },
  null: { answer: changed(() => 'null') },
  429: {
    early: true,
    answer: () =>
      problem(429, 'too_many_requests', 'Trop de tentatives. Réessayez dans quelques minutes.', {
        'retry-after': '900',
      }),
  },
  '10 MB': {
    answer: changed((body) => Buffer.concat([body, Buffer.alloc(tenMegabytes - body.length, ' ')])),
  },
};

/** These leave nothing for the page to take for a success. */
export const isRefusal = (fault: string): boolean =>
  ['500', '503', 'no answer', 'reset', '429'].includes(fault);
