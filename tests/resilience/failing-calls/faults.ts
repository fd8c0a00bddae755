import type { APIResponse, Route } from 'playwright-core';

/** `refuses`: the page must not report a success. */
export interface Fault {
  readonly refuses?: boolean;
  answer(route: Route): Promise<unknown>;
}

/** A refusal in the format of the API. The call does not reach the API, as with a failing gateway. */
const problem = (status: number, code: string, message: string, retryAfter = '5'): Fault => ({
  refuses: true,
  answer: (route) =>
    route.fulfill({
      status,
      headers: { 'retry-after': retryAfter, 'access-control-expose-headers': 'retry-after' },
      json: { code, message },
    }),
});

/** The response of the API with another body. */
const changed = (change: (body: Buffer) => Buffer | string, type?: string): Fault => ({
  async answer(route) {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: headersOf(response, type),
      body: change(await response.body()),
    });
  },
});

function headersOf(response: APIResponse, type?: string): Record<string, string> {
  const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = response.headers();
  return { ...headers, ...(type && { 'content-type': type }), 'cache-control': 'no-store' };
}

/** Replaces every value inside by one of another type; keeps the type of the outermost value. */
function ofOtherTypes(value: unknown, isOutermost = true): unknown {
  if (Array.isArray(value)) return isOutermost ? value.map((each) => ofOtherTypes(each)) : { 0: 'x' };
  if (typeof value === 'object' && value !== null) {
    if (!isOutermost) return 7;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, ofOtherTypes(each, false)]));
  }
  if (typeof value === 'string') return 42;
  return typeof value === 'number' ? 'x' : [value];
}

/** Changes the types of a JSON body; replaces any other body by JSON. */
function inOtherTypes(body: Buffer): string {
  try {
    return JSON.stringify(ofOtherTypes(JSON.parse(body.toString('utf8'))));
  } catch {
    return '{"answer":42}';
  }
}

/** Faults of a call by name. */
export const faults: Readonly<Record<string, Fault>> = {
  500: problem(500, 'internal_error', 'Une erreur est survenue.'),
  503: problem(503, 'unavailable', 'Le service est momentanément indisponible. Réessayez dans un instant.'),
  429: problem(429, 'too_many_requests', 'Trop de tentatives. Réessayez dans quelques minutes.', '900'),
  'no response': {
    refuses: true,
    answer: (route) => route.fetch(),
  },
  reset: {
    refuses: true,
    answer: (route) => route.fetch().then(() => route.abort('connectionreset')),
  },
  empty: changed(() => ''),
  HTML: changed(() => '<!doctype html><h1>Maintenance</h1>', 'text/html'),
  truncated: changed((body) => body.subarray(0, body.length >> 1)),
  'wrong types': changed(inOtherTypes, 'application/json'),
  null: changed(() => 'null'),
  '10 MB': changed((body) => Buffer.concat([body, Buffer.alloc(10 * 1024 * 1024 - body.length, ' ')])),
};
