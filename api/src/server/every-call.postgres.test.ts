import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { createThrottles } from '../account/throttles';
import { waitWords } from '../refusals/problems';
import { accountCalls } from '../testing/calls/account-calls';
import {
  type CallExpectation,
  type CallRequest,
  type Expected,
  ruleFor,
  type Situation,
} from '../testing/calls/expectation';
import { publicCalls } from '../testing/calls/public-calls';
import { purchaseCalls } from '../testing/calls/purchase-calls';
import { TestUsers } from '../testing/calls/test-users';
import { type Answer, TestApi } from '../testing/test-api';

const table: Readonly<Record<string, CallExpectation>> = {
  ...publicCalls,
  ...accountCalls,
  ...purchaseCalls,
};

const sentences: Readonly<Record<Situation, string>> = {
  noToken: 'no token',
  expiredToken: 'an expired token',
  endedSession: 'a token that is still good, of a session that was signed out',
  othersToken: 'the token of another customer',
  foreignId: 'an id of another customer, or an unknown id',
  unknownField: 'an unknown field',
};

const hasFields = ({ body }: CallRequest) => typeof body === 'object' && !Array.isArray(body);

const aboutTokens: readonly Situation[] = ['noToken', 'expiredToken', 'endedSession', 'othersToken'];
const takesToken = ({ isPrivate, but }: CallExpectation) => isPrivate || but?.noToken !== undefined;

const situationsOf = (expectation: CallExpectation) =>
  (Object.keys(sentences) as Situation[]).filter((situation) => {
    if (aboutTokens.includes(situation)) return takesToken(expectation);
    return situation !== 'foreignId' || expectation.foreignId !== undefined;
  });

let api: TestApi;
let users: TestUsers;
const registered = new Set<string>();
/** Statuses that each call was seen to answer. */
const seen = new Map<string, Set<number>>();

function listRoutes(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      if (each !== 'HEAD' && each !== 'OPTIONS') registered.add(`${each} ${url}`);
    }
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', listRoutes);
  api = await TestApi.open();
  unsubscribe('fastify.initialization', listRoutes);
  users = await TestUsers.meet(api);
});
afterAll(() => api.close());

async function changed(request: CallRequest, situation: Situation, expectation: CallExpectation) {
  switch (situation) {
    case 'noToken':
      return { ...request, token: undefined };
    case 'expiredToken':
      return { ...request, token: users.expiredToken };
    case 'endedSession':
      return { ...request, token: users.endedToken };
    case 'othersToken':
      return { ...request, token: users.karim.token };
    case 'unknownField':
      if (hasFields(request)) return { ...request, body: { ...(request.body as object), unknownField: 1 } };
      return { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}unknownField=1` };
    case 'foreignId':
      return expectation.foreignId?.(request, users) ?? request;
  }
}

async function send(call: string, { url, token, body, form, from }: CallRequest): Promise<Answer<unknown>> {
  const method = call.slice(0, call.indexOf(' ')) as 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const answer = await api.call(method, url, {
    token,
    ...(from && { from }),
    body: form ? new URLSearchParams(body as Record<string, string>).toString() : body,
    ...(form && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
  seen.set(call, (seen.get(call) ?? new Set()).add(answer.status));
  return answer;
}

function expectAnswer(
  { status, data, headers }: Answer<unknown>,
  expected: Expected,
  isPrivate: boolean,
): void {
  if (expected.length === 3) {
    expect(String(status)).toBe(expected);
    expect(JSON.stringify(data)).not.toContain('unknownField');
    if (isPrivate) expect(headers['cache-control']).toBe('no-store');
    return;
  }
  const { code, message } = data as { code: string; message: string };
  expect(`${status} ${code}`).toBe(expected);
  expect(message).toMatch(/^[A-ZÀÉ].*[.!]$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
}

it('the table names every call of the API and no other', () => {
  expect(Object.keys(table).sort()).toEqual([...registered].sort());
});

describe.each(Object.entries(table))('%s', (call, expectation) => {
  const isPrivate = expectation.isPrivate === true || call.includes('/auth/');

  it(`answers ${expectation.answers}`, async () => {
    const answer = await send(call, await expectation.request(users));

    expectAnswer(answer, expectation.answers, isPrivate);
  });

  it.each(
    situationsOf(expectation).map((situation) => ({
      situation,
      with: sentences[situation],
      expected: expectation.but?.[situation] ?? ruleFor(situation, expectation),
    })),
  )('answers $expected to $with', async ({ situation, expected }) => {
    const request = await changed(await expectation.request(users), situation, expectation);

    const answer = await send(call, request);

    expectAnswer(answer, expected, isPrivate);
  });
});

it.each(['GET /products', 'POST /auth/login'])('%s is public and ignores an expired token', async (call) => {
  const request = await table[call]?.request(users);

  const { status } = await send(call, { url: '', ...request, token: users.expiredToken });

  expect(String(status)).toBe(table[call]?.answers);
});

describe('a hundred calls from one socket address', () => {
  const from = '192.0.2.9';
  beforeAll(async () => {
    const throttles = createThrottles(api.database.sql);
    for (const { count } of [throttles.messagesPerIp, throttles.loginsPerIp]) {
      await Promise.all(Array.from({ length: 100 }, () => count(from)));
    }
  });

  it.each([
    'POST /auth/login',
    'POST /auth/register',
    'POST /auth/password/reset',
    'POST /auth/password/reset/confirm',
    'POST /contact',
  ])('throttle %s', async (call) => {
    const request = await table[call]?.request(users);

    const answer = await send(call, { url: '', ...request, from });

    expectAnswer(answer, '429 too_many_requests', false);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(answer.data).toMatchObject({
      message: `Trop de tentatives. Réessayez dans ${waitWords(seconds)}.`,
    });
  });
});

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
}

it('the OpenAPI document declares every status that was seen', async () => {
  const { data } = await api.get<OpenApi>('/openapi.json');
  const undeclared = [...seen].flatMap(([call, statuses]) => {
    const [method = '', url = ''] = call.split(' ');
    const path = data.paths[url.replace(/:(\w+)/g, '{$1}')];
    const declared = path?.[method.toLowerCase()]?.responses ?? {};
    const isHidden = url === '/openapi.json' || url.startsWith('/dev/');
    return isHidden
      ? []
      : [...statuses].filter((status) => !(status in declared)).map((status) => `${call} ${status}`);
  });

  expect(undeclared).toEqual([]);
});
