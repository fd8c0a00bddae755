import { ApiError, type CallOptions, type Http } from 'shared-contracts/http';

/** What a call such as `GET users/profile` answers: data, or a function that is asked each time and may throw or wait. */
export type Answers = Record<string, unknown>;

export interface SentCall {
  readonly call: string;
  readonly body: unknown;
  readonly headers: CallOptions['headers'];
}

export interface FakeHttp extends Http {
  /** Calls in order, as `GET users/profile`. */
  readonly calls: SentCall[];
  /** May be changed between two calls. */
  readonly answers: Answers;
  /** How often a call was made. */
  count(call: string): number;
}

export const refused =
  (status: number | null, body?: { readonly code?: string } & Record<string, unknown>) => (): never => {
    throw new ApiError({ status, code: body?.code ?? 'test', body });
  };

/** Answers from a table; what it does not hold is refused with 404. */
export function fakeHttp(answers: Answers): FakeHttp {
  const calls: SentCall[] = [];

  async function send(method: string, path: string, body?: unknown, options: CallOptions = {}) {
    const call = `${method} ${path}`;
    calls.push({ call, body, headers: options.headers });
    const answer = call in answers ? answers[call] : refused(404);
    return typeof answer === 'function' ? await answer() : answer;
  }

  return {
    calls,
    answers,
    count: (wanted) => calls.filter(({ call }) => call === wanted).length,
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    patch: (path, body, options) => send('PATCH', path, body, options),
    delete: (path, options) => send('DELETE', path, undefined, options),
    request: () => Promise.reject(new Error('No part of the cart reads whole answers')),
  };
}
