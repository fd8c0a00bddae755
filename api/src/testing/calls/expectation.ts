import type { TestUsers } from './test-users';

export interface CallRequest {
  readonly url: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** Sent as a form instead of JSON. */
  readonly form?: boolean;
  /** Socket address of the caller. */
  readonly from?: string;
}

/** The same request with one thing wrong. */
export type Change = (request: CallRequest, users: TestUsers) => CallRequest | Promise<CallRequest>;

/** What is wrong with a request in a way that each call has to say. */
export type Fault = 'foreignId' | 'missingField' | 'wrongType' | 'absurdNumber' | 'zeroByte';
export type Situation =
  | Fault
  | 'noToken'
  | 'expiredToken'
  | 'endedSession'
  | 'othersToken'
  | 'unknownField'
  | 'oversizedBody';

/** Status and code of an answer, as in '404 not_found'; the status alone where nothing is refused. */
export type Expected = string;

/** A call and what it answers: to the request as it should be, and to requests with one thing wrong. */
export interface CallExpectation extends Readonly<Record<Fault, Change | null>> {
  readonly request: (users: TestUsers) => CallRequest | Promise<CallRequest>;
  readonly answers: Expected;
  /** A call without a token is refused. */
  readonly isPrivate?: boolean;
  /** Where a situation is answered otherwise than the rule below says. */
  readonly but?: Readonly<Partial<Record<Situation, Expected>>>;
}

/** What a call answers unless its line of the table says otherwise. */
export function ruleFor(situation: Situation, { answers, isPrivate }: CallExpectation): Expected {
  switch (situation) {
    case 'noToken':
    case 'expiredToken':
    case 'endedSession':
      return isPrivate ? '401 unauthorized' : answers;
    case 'othersToken':
    case 'unknownField':
      return answers;
    case 'foreignId':
      return '404 not_found';
    case 'oversizedBody':
      return '413 body_too_large';
    case 'missingField':
    case 'wrongType':
    case 'absurdNumber':
    case 'zeroByte':
      return '400 invalid_request';
  }
}

/** For calls that take nothing which could be wrong. */
export const faultless = {
  foreignId: null,
  missingField: null,
  wrongType: null,
  absurdNumber: null,
  zeroByte: null,
} as const;

export const huge = Number.MAX_VALUE;

/** A call without a body that reads or ends what is the customer's own. */
export const own = (url: string, user: 'camille' | 'lea' = 'camille'): CallExpectation => ({
  ...faultless,
  isPrivate: true,
  request: (users) => ({ url, token: users[user].token }),
  answers: '200',
});

/** Finds what is camille's or another user's for a call; resolves to its id. */
type Find = (users: TestUsers) => Promise<string>;

/** A call without a body of camille's that names a thing by its id, which exists for its owner alone. */
export const ownById = (url: (id: string) => string, find: Find, foreign: Find): CallExpectation => ({
  isPrivate: true,
  request: async (users) => ({ url: url(await find(users)), token: users.camille.token }),
  answers: '200',
  foreignId: async (request, users) => ({ ...request, url: url(await foreign(users)) }),
  missingField: null,
  wrongType: at(url('CMD-2026-000001')),
  absurdNumber: at(url(`${huge}`)),
  zeroByte: at(url('%00')),
  but: { othersToken: '404 not_found', wrongType: '404 not_found', absurdNumber: '404 not_found' },
});

/** One field of the body missing, one of another type, one absurd, and one with a zero byte. */
export const bodyFaults = (missing: string, wrong: object, absurd: object, zero: object) => ({
  missingField: without(missing),
  wrongType: having(wrong),
  absurdNumber: having(absurd),
  zeroByte: having(zero),
});

const fieldsOf = ({ body }: CallRequest) => body as Readonly<Record<string, unknown>>;

export function without(name: string): Change {
  return (request) => {
    const { [name]: _left, ...body } = fieldsOf(request);
    return { ...request, body };
  };
}

export function having(fields: object): Change {
  return (request) => ({ ...request, body: { ...fieldsOf(request), ...fields } });
}

export function at(url: string): Change {
  return (request) => ({ ...request, url });
}
