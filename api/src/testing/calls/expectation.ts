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

export type Situation =
  | 'noToken'
  | 'expiredToken'
  | 'endedSession'
  | 'othersToken'
  | 'foreignId'
  | 'unknownField';

/** Status and code of a response, as in '404 not_found'; the status alone where nothing is refused. */
export type Expected = string;

/** The responses of a call: to a correct request, and to requests with one thing wrong. */
export interface CallExpectation {
  readonly request: (users: TestUsers) => CallRequest | Promise<CallRequest>;
  readonly answers: Expected;
  /** A call without a token is refused. */
  readonly isPrivate?: boolean;
  /** Names something of another customer, or that does not exist. */
  readonly foreignId?: Change;
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
  }
}

/** A call without a body that reads or ends what is the customer's own. */
export const own = (url: string, user: 'camille' | 'lea' = 'camille'): CallExpectation => ({
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
  but: { othersToken: '404 not_found' },
});

export function having(fields: object): Change {
  return (request) => ({ ...request, body: { ...(request.body as object), ...fields } });
}

export function at(url: string): Change {
  return (request) => ({ ...request, url });
}
