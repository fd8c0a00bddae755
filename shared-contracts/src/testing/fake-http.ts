import { type Answer, ApiError, type CallOptions, type Http, type Method } from '../http';

/**
 * What a call such as `GET users/profile` answers: data, a `reply`, an error it is refused with (`refused`), or a function
 * that is given the body at each call and answers one of these, now or later.
 */
export type Answers = Record<string, unknown>;

interface SentCall extends CallOptions {
  readonly body: unknown;
}

/** Calls without a network; it tells what was asked of it. */
export interface FakeHttp extends Http {
  /** Calls in order, as `GET users/profile`. */
  readonly calls: readonly string[];
  /** Bodies, headers and signals of one call, in order. */
  sent(call: string): SentCall[];
  /** How often a call was made. */
  count(call: string): number;
  /** May be changed between two calls. */
  readonly answers: Answers;
}

class Reply implements Answer<unknown> {
  constructor(
    readonly data: unknown,
    readonly status: number,
    readonly headers: Answer<unknown>['headers'],
  ) {}
}

interface ReplyOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer whose status is not 200 or whose headers matter. */
export function reply(data: unknown, { status = 200, headers = {} }: ReplyOptions = {}): Answer<unknown> {
  const known = new Headers(headers);
  return new Reply(data, status, { get: (name) => known.get(name) });
}

interface Refusal extends Readonly<Record<string, unknown>> {
  readonly code?: string;
  readonly message?: string;
}

/** The API's refusal with its body; a status of null is a call without usable answer. */
export function refused(status: number | null, body: Refusal = {}): ApiError {
  return new ApiError({ status, code: body.code ?? 'test', message: body.message, body });
}

/** Answers from a table; what it does not hold is refused with 404. */
export function fakeHttp(answers: Answers = {}): FakeHttp {
  const made: { readonly call: string; readonly sent: SentCall }[] = [];
  const sent = (wanted: string) => made.flatMap(({ call, sent: one }) => (call === wanted ? [one] : []));

  async function request<T>(method: Method, path: string, body?: unknown, options?: CallOptions) {
    const call = `${method} ${path}`;
    made.push({ call, sent: { ...options, body } });
    const known = call in answers ? answers[call] : refused(404);
    const answer: unknown = typeof known === 'function' ? await known(body) : known;
    if (answer instanceof Error) throw answer;
    return (answer instanceof Reply ? answer : reply(answer)) as Answer<T>;
  }
  const data = async <T>(answer: Promise<Answer<T>>) => (await answer).data;

  return {
    get calls() {
      return made.map(({ call }) => call);
    },
    sent,
    count: (call) => sent(call).length,
    answers,
    request,
    get: <T>(path: string, options?: CallOptions) => data<T>(request('GET', path, undefined, options)),
    post: <T>(path: string, body?: unknown, options?: CallOptions) =>
      data<T>(request('POST', path, body, options)),
    patch: <T>(path: string, body?: unknown, options?: CallOptions) =>
      data<T>(request('PATCH', path, body, options)),
    delete: <T>(path: string, options?: CallOptions) => data<T>(request('DELETE', path, undefined, options)),
  };
}
