import { ApiError, type CallOptions, type Http } from 'shared-contracts/http';

/** What a path answers: data, or a function that is asked at each call and may throw or wait. */
export type Answers = Record<string, unknown>;

export interface FakeHttp extends Http {
  /** Paths that were asked for, in order. */
  readonly calls: string[];
  /** Signals of the calls, by path. */
  readonly signals: Record<string, AbortSignal | undefined>;
  /** May be changed between two calls. */
  readonly answers: Answers;
}

export const refused = (status: number | null) => () => {
  throw new ApiError({ status, code: 'test' });
};

/** Answers `GET` from a table; a path that it does not hold is refused with 404. */
export function fakeHttp(answers: Answers): FakeHttp {
  const calls: string[] = [];
  const signals: FakeHttp['signals'] = {};

  async function get<T>(path: string, options: CallOptions = {}): Promise<T> {
    calls.push(path);
    signals[path] = options.signal;
    const answer = path in answers ? answers[path] : refused(404);
    return (typeof answer === 'function' ? await answer() : answer) as T;
  }

  const unexpected = () => {
    throw new Error('The catalogue only reads');
  };
  return {
    calls,
    signals,
    answers,
    get,
    post: unexpected,
    patch: unexpected,
    delete: unexpected,
    request: unexpected,
  };
}
