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
 * Responses by call, such as `GET users/profile`: data, a `reply`, an error (`refused`), or a function that
 * receives the body of each call and returns one of these or a promise.
 */
export type Answers = Record<string, unknown>;

interface SentCall extends CallOptions {
  readonly body: unknown;
}

/** An `Http` without network that records its calls. */
interface FakeHttp extends Http {
  /** Calls in order, as `GET users/profile`. */
  readonly calls: readonly string[];
  /** Bodies, headers and signals of one call, in order. */
  sent(call: string): SentCall[];
  /** How often a call was made. */
  count(call: string): number;
  /** May be changed between calls. */
  readonly answers: Answers;
}

class Reply {
  constructor(
    readonly data: unknown,
    readonly headers: Headers,
    readonly keepsToContract = true,
  ) {}
}

/** Returns a response with headers. */
export const reply = (data: unknown, headers: Readonly<Record<string, string>>): Reply =>
  new Reply(data, new Headers(headers));

/** Returns a response that another API may send, regardless of the contract. */
export const oddAnswer = (data: unknown): Reply => new Reply(data, new Headers(), false);

/** Returns a refusal with its body; the status null means a call without usable response. */
export function refused(
  status: number | null,
  body: { readonly [Field in keyof Problem]?: unknown } = {},
): ApiError {
  if (status === null) return noResponse('network');
  return refusal(status, { code: 'refused', message: 'Refusé.', ...body });
}

const found: OutsideContract[] = [];

/** Returns and clears the violations of the contract so far; a test that leaves any fails. */
export const takeOutsideContract = (): OutsideContract[] => found.splice(0);

// The code under test may catch the error and continue.
afterEach(() => {
  const [first] = takeOutsideContract();
  if (first) throw first;
});

/** @throws {OutsideContract} if the API has no such call or its response differs */
function checkKnown(call: string, known: unknown): void {
  if (typeof known === 'function' || (known instanceof Reply && !known.keepsToContract)) callOf(call);
  else if (!(known instanceof Error)) checkResponse(call, known instanceof Reply ? known.data : known);
  else if (isApiError(known) && known.status !== null) checkRefusal(call, known.status, known.body);
}

/**
 * Creates a fake API that responds from a table and checks the contract (`api/calls`); other calls get a 404.
 * Without `extras`, it says that it has only the specified calls.
 * @throws {OutsideContract} at once, and again when the test ends
 */
export function fakeHttp(answers: Answers = {}, { extras = true } = {}): FakeHttp {
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
