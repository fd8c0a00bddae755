import type { Problem } from '../api/problem';
import {
  type ApiError,
  type ApiResponse,
  type CallOptions,
  type Http,
  isApiError,
  type Method,
} from '../http';
import { noResponse, refusal } from '../http/api-error';
import { callsBy } from '../http/http';
import { callOf, checkRefusal, checkRequest, checkResponse, OutsideContract } from './contract-check';

/**
 * What a call such as `GET users/profile` answers: data, a `reply`, an error it is refused with (`refused`),
 * or a function that is given the body at each call and answers one of these, now or later.
 */
export type Answers = Record<string, unknown>;

interface SentCall extends CallOptions {
  readonly body: unknown;
}

/** Calls without a network; it records what was asked of it. */
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

interface FakeApi {
  /** False: it knows only the specification. */
  readonly extras?: boolean;
}

class Reply {
  constructor(
    readonly data: unknown,
    readonly headers: Headers,
    readonly keepsToContract = true,
  ) {}
}

/** An answer with headers that matter. */
export const reply = (data: unknown, headers: Readonly<Record<string, string>>): Reply =>
  new Reply(data, new Headers(headers));

/** An answer as another API may send it, whatever the contract says. */
export const oddAnswer = (data: unknown): Reply => new Reply(data, new Headers(), false);

/** The API's refusal with its body; a status of null is a call without usable answer. */
export function refused(
  status: number | null,
  body: { readonly [Field in keyof Problem]?: unknown } = {},
): ApiError {
  if (status === null) return noResponse('network');
  return refusal(status, { code: 'refused', message: 'Refusé.', ...body });
}

const found: OutsideContract[] = [];

/** What fakes met outside the contract since the last time; the test that leaves any fails. */
export const takeOutsideContract = (): OutsideContract[] => found.splice(0);

// The code under test may take the error for its own and go on.
afterEach(() => {
  const [first] = takeOutsideContract();
  if (first) throw first;
});

/** @throws {OutsideContract} where the API has no such call or would answer otherwise */
function checkKnown(call: string, known: unknown): void {
  if (typeof known === 'function' || (known instanceof Reply && !known.keepsToContract)) callOf(call);
  else if (!(known instanceof Error)) checkResponse(call, known instanceof Reply ? known.data : known);
  else if (isApiError(known) && known.status !== null) checkRefusal(call, known.status, known.body);
}

/**
 * Answers from a table as the contract allows (`api/calls`); a call of the contract that it does not hold is refused with 404.
 * @throws {OutsideContract} at once, and again when the test ends
 */
export function fakeHttp(answers: Answers = {}, { extras = true }: FakeApi = {}): FakeHttp {
  for (const [call, known] of Object.entries(answers)) checkKnown(call, known);
  const made: { readonly call: string; readonly sent: SentCall }[] = [];
  const sent = (wanted: string) => made.flatMap(({ call, sent: one }) => (call === wanted ? [one] : []));

  async function answerOf(call: string, body: unknown): Promise<Reply> {
    const known = call in answers ? answers[call] : refused(404);
    const answer: unknown = typeof known === 'function' ? await known(body) : known;
    checkKnown(call, answer);
    if (answer instanceof Error) throw answer;
    checkRequest(call, body);
    return answer instanceof Reply ? answer : reply(answer, {});
  }

  async function request<T>(method: Method, path: string, body?: unknown, options?: CallOptions) {
    const call = `${method} ${path}`;
    made.push({ call, sent: { ...options, body } });
    try {
      const { data, headers } = await answerOf(call, body);
      return { status: callOf(call).status, data, headers } as ApiResponse<T>;
    } catch (error) {
      if (error instanceof OutsideContract) found.push(error);
      throw error;
    }
  }
  return {
    get calls() {
      return made.map(({ call }) => call);
    },
    sent,
    count: (call) => sent(call).length,
    answers,
    ...callsBy(request),
    takesExtras: async () => extras,
  };
}
