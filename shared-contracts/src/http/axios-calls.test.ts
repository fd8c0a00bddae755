import { createStore } from 'jotai';
import { camille } from '../testing/shop-data';
import { storeTokens, tokens } from '../testing/tokens';
import { createHttp } from './index';

/** Headers that the API's CORS configuration allows. */
const allowed = ['authorization', 'content-type', 'idempotency-key'];
/** Headers that browsers send without a preflight. */
const safelisted = ['accept'];

it.each([
  ['signs in', 'POST', 'auth/login', { username: 'camille' }],
  ['reads the profile', 'GET', 'users/profile', undefined],
  ['pays', 'POST', 'purchase/createPayment', {}],
] as const)('a call that %s has no header that the API refuses', async (_what, method, path, body) => {
  storeTokens(tokens('first'));
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ...camille, ...tokens('first') }));
  const http = createHttp({ apiUrl: 'http://api.example/', store: createStore() });

  await http.request(method, path, body, { headers: { 'Idempotency-Key': 'k1' } });

  const names = fetched.mock.calls.flatMap(([request]) => [...(request as Request).headers.keys()]);
  expect(names).toContain('idempotency-key');
  expect(names.filter((name) => ![...allowed, ...safelisted].includes(name))).toEqual([]);
});
