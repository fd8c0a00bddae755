import type { Tokens } from 'shared-contracts/api/auth';
import type { Problem } from 'shared-contracts/api/problem';
import { demoPassword } from '../../seed/customers-and-orders';
import { api, openWith } from '../testing/api';
import type { Call } from '../testing/test-api-options';
import { elsewhere, home, outcome, statuses, times } from '../testing/tries';
import { createRateLimits } from './rate-limits';

openWith({ trustedProxies: '127.0.0.1' });
// Each test starts without earlier attempts.
beforeEach(() => api.sql('delete from throttles'));

/** Network and device marks of a caller. */
type From = Pick<Call, 'from' | 'headers'> & { readonly marks?: readonly string[] };

const signIn = (username: string, { marks, ...call }: From = {}, password = demoPassword) =>
  api.call<Tokens & Problem>('POST', '/auth/login', {
    ...call,
    body: { username, password, device_marks: marks },
  });
const reset = (email: string, { marks, ...call }: From = {}) =>
  api.call('POST', '/auth/password/reset', { ...call, body: { email, device_marks: marks } });
const markOf = async (username: string) => (await signIn(username, { from: home })).data.device_mark ?? '';
const idOf = async (username: string) => (await api.profile(await api.tokenOf(username))).data.id;

const guess = (username: string, from?: From) => signIn(username, from, 'faux');
const guessTenTimes = async (username: string, from: From = {}) =>
  expect(statuses(await times(10, () => guess(username, from)))).toEqual([401]);

describe('a caller who guesses passwords', () => {
  it('is blocked after ten for that account, in any spelling, and network, even with the right one, but for no other', async () => {
    await guessTenTimes('achats', { from: elsewhere });

    const eleventh = await signIn('achats', { from: elsewhere });

    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    expect(eleventh.data.code).toBe('too_many_requests');
    const forwarded = { from: elsewhere, headers: { 'x-forwarded-for': home } };
    expect((await signIn('ACHATS@ville-lavandes.example', forwarded)).status).toBe(429);
    expect((await signIn('karim', { from: elsewhere })).status).toBe(200);
    expect((await signIn('achats', { from: home })).status).toBe(200);
  });

  it('is blocked for 15 minutes the first time, and for 30 minutes the second time', async () => {
    await guessTenTimes('lea');
    await api.later({ minutes: 14 });
    const first = await guess('lea');
    await api.later({ minutes: 2 });
    await guessTenTimes('lea');

    const second = await guess('lea');
    await api.later({ minutes: 29 });
    const before = await signIn('lea');
    await api.later({ minutes: 2 });
    const after = await signIn('lea');

    expect(Number(second.headers['retry-after'])).toBe(1800);
    expect([first, before, after].map(({ status }) => status)).toEqual([429, 429, 200]);
  });

  it('is blocked after a hundred attempts for one account from all networks together', async () => {
    await api.spend('guessesPerAccount', 98, await idOf('lea'));

    const tried = await times(2, (index) => guess('lea', { from: `192.0.2.${index}` }));

    expect(statuses(tried)).toEqual([401]);
    expect((await guess('lea', { from: '192.0.2.200' })).status).toBe(429);
    expect((await guess('karim', { from: '192.0.2.200' })).status).toBe(401);
  });
});

describe('a device that a customer has signed in with', () => {
  it('can still sign in while other clients send wrong passwords', async () => {
    const marks = [await markOf('camille')];
    await times(11, () => guess('camille', { from: home }));
    await api.spend('guessesPerAccount', 90, await idOf('camille'));

    expect((await signIn('camille', { from: home })).status).toBe(429);
    expect((await signIn('camille', { from: '192.0.2.250' })).status).toBe(429);
    expect((await signIn('camille', { from: home, marks })).status).toBe(200);
  });

  it('is blocked after ten wrong passwords, and no other device is', async () => {
    const [one, other] = [await markOf('camille'), await markOf('camille')];
    await guessTenTimes('camille', { marks: [one] });

    expect((await signIn('camille', { marks: [one] })).status).toBe(429);
    expect((await signIn('camille', { marks: [other] })).status).toBe(200);
  });

  it('gets the same mark at its next sign-in', async () => {
    const mark = await markOf('camille');

    expect((await signIn('camille', { marks: ['strange', mark] })).data.device_mark).toBe(mark);
  });

  it.each([
    ['of another customer', async () => markOf('karim')],
    ['that was changed', async () => `x${await markOf('camille')}`],
    ['that is not signed', async () => 'device.AAAA'],
  ])('is not exempt from the block by a mark %s', async (_, mark) => {
    const marks = [await mark()];
    await times(11, () => guess('camille', { from: elsewhere }));

    expect((await signIn('camille', { from: elsewhere, marks })).status).toBe(429);
  });

  it('is no longer recognised after the password has changed', async () => {
    const marks = [await markOf('lea')];
    await reset('lea@copro-gestion.example', { marks });
    const token = await api.mailedToken('lea@copro-gestion.example');
    await api.post('/auth/password/reset/confirm', { token, password: demoPassword });
    await times(11, () => guess('lea', { from: elsewhere }));

    expect((await signIn('lea', { from: elsewhere, marks })).status).toBe(429);
    expect((await signIn('lea', { from: home })).status).toBe(200);
  });
});

it('a network is blocked after six hundred sign-ins with the right password', async () => {
  await api.spend('loginsPerIp', 1, elsewhere);
  // The state after 593 sign-ins: each uses one of the 600 points, and six while it runs.
  await api.sql("update throttles set points = 593 where key like 'login-address:%'");

  const signIns = await times(3, () => signIn('karim', { from: elsewhere }));

  expect(signIns.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect((await signIn('karim', { from: home })).status).toBe(200);
});

describe('reset requests', () => {
  const email = 'karim@hotel-lumiere.example';

  it('for one account are limited to three an hour from all unknown devices together', async () => {
    const three = await times(3, (index) => reset(email, { from: `192.0.2.${index}` }));
    const fourth = await reset(email, { from: home });
    await api.later({ minutes: 59 });
    const before = await reset(email, { from: home });
    await api.later({ minutes: 2 });
    const after = await reset(email, { from: home });

    expect(statuses(three)).toEqual([200]);
    expect([fourth.status, before.status, after.status]).toEqual([429, 429, 200]);
    expect((await reset('lea@copro-gestion.example', { from: home })).status).toBe(200);
  });

  it('of unknown devices do not use up the resets of a known device', async () => {
    const marks = [await markOf('karim')];
    await times(4, () => reset(email, { from: home }));
    await api.spend('messagesPerIp', 96, home);

    const ofDevice = await times(3, () => reset(email, { from: home, marks }));

    expect((await reset('lea@copro-gestion.example', { from: home })).status).toBe(429);
    expect(statuses(ofDevice)).toEqual([200]);
    expect((await reset(email, { from: home, marks })).status).toBe(429);
  });

  it('are limited to four hundred from one /48', async () => {
    const line = (index: number) => `2001:db8:1:${index}::1`;
    await Promise.all(Array.from({ length: 8 }, (_, index) => api.spend('messagesPerIp', 50, line(index))));

    expect((await reset('nobody@x.example', { from: '2001:db8:1:9::1' })).status).toBe(429);
    expect((await reset('nobody@x.example', { from: '2001:db8:2:9::1' })).status).toBe(404);
  });
});

it('mistyped searches are limited to six hundred in 15 minutes, counted without the database', async () => {
  jest.useFakeTimers();
  const query = jest.fn();
  const { mistypedPerIp } = createRateLimits({ query });
  const mistype = (address: string) => outcome(mistypedPerIp.count(address));

  const tries = await times(600, () => mistype('2001:db8:1:2::1'));
  jest.advanceTimersByTime(15 * 60_000 - 1);
  const before = [await mistype('2001:db8:1:2::2'), await mistype('2001:db8:1:3::1')];
  jest.advanceTimersByTime(1);
  const after = await mistype('2001:db8:1:2::1');
  jest.useRealTimers();

  expect(new Set(tries)).toEqual(new Set(['counted']));
  expect([...before, after]).toEqual([429, 'counted', 'counted']);
  expect(query).not.toHaveBeenCalled();
});

it('two processes share counters: ten of thirty parallel guesses are allowed, and one block is counted', async () => {
  const [one, other] = [createRateLimits(api.database.sql), createRateLimits(api.database.sql)];

  const tries = Array.from({ length: 30 }, (_, index) =>
    outcome((index % 2 ? one : other).guessesPerSource.count('camille from 192.0.2.1')),
  );
  const seen = await Promise.all(tries);

  expect(seen.filter((each) => each === 'counted')).toHaveLength(10);
  expect(seen.filter((each) => each === 429)).toHaveLength(20);
  const blocks = await api.sql("select points from throttles where key like 'guess-place-stops%'");
  expect(blocks).toEqual([{ points: 1 }]);
});
