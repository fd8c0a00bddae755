import { api, openWith } from '../testing/api';
import { createPasswords, type Passwords } from './passwords';

/** Rounds that compare an existing account with an unknown one; the resilience test runs more. */
const rounds = Number(process.env.ORACLE_ROUNDS ?? 4);

/** Wraps the password service and counts the computed hashes. */
function countedPasswords() {
  const passwords = createPasswords();
  let hashes = 0;
  const counted: Passwords = {
    hash: (...args) => {
      hashes += 1;
      return passwords.hash(...args);
    },
    matches: (...args) => {
      hashes += 1;
      return passwords.matches(...args);
    },
  };
  return { counted, made: () => hashes };
}

const { counted, made } = countedPasswords();
let queries: string[] = [];
openWith({
  passwords: counted,
  settings: { hideAccountExistence: true },
  queries: { logQuery: (query) => queries.push(query) },
});
beforeAll(() => {
  const { sql } = api.database;
  const query = sql.query.bind(sql);
  // The rate limits bypass the logger. On PostgreSQL this is the pool that all queries use.
  sql.query = (...args: Parameters<typeof query>) => {
    queries.push(args[0].text.replace(/\s+/g, ' ').trim());
    return query(...args);
  };
});

const rowsOf = async () => {
  const counts = [];
  for (const table of ['mails', 'throttles', 'link_tokens', 'sessions', 'refresh_tokens', 'customers']) {
    const { rows } = await api.database.sql.query({ text: `select count(*)::int as count from ${table}` });
    counts.push((rows[0] as { count: number }).count);
  }
  return counts;
};

/** Sends a request and returns what could reveal an account: response, hashes, statements and added rows. */
async function traceOf(path: string, body: object, from: string) {
  const before = { hashes: made(), rows: await rowsOf() };
  queries = [];
  const { status, data, headers } = await api.call('POST', path, { body, from });
  const issued = [...queries];
  const after = await rowsOf();
  return {
    response: [status, data, Object.keys(headers).sort()],
    hashes: made() - before.hashes,
    queries: issued,
    rows: after.map((count, index) => count - (before.rows[index] ?? 0)),
  };
}

const known = [
  ['camille', 'camille@nettoyage-durand.example'],
  ['karim@hotel-lumiere.example', 'karim@hotel-lumiere.example'],
  ['LEA', 'lea@copro-gestion.example'],
] as const;
const unknown = (name: string, round: number) =>
  name.includes('@') ? `nobody${round}-${name}` : `nobody${round}${name}`;
const marks = ['device.AAAA', `device.${'A'.repeat(43)}`];
const address = (round: number, side: number) => `10.${Math.floor(round / 250)}.${round % 250}.${side}`;

describe('an unauthenticated client that tries usernames', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round))(
    'cannot tell whether an account exists by a wrong password, a reset or a verification email (round %i)',
    async (round) => {
      const [name, mail] = known[round % known.length] ?? known[0];
      const device = round % 2 === 0 ? {} : { device_marks: marks };
      const signIn = (username: string, side: number) =>
        traceOf('/auth/login', { username, password: `faux ${round}`, ...device }, address(round, side));
      const reset = (email: string, side: number) =>
        traceOf('/auth/password/reset', { email, ...device }, address(round, side));
      const resend = (email: string, side: number) =>
        traceOf('/auth/verify/resend', { email }, address(round, side));
      await api.database.sql.query({ text: 'delete from throttles' });

      const [signedIn, signedInUnknown] = [await signIn(name, 1), await signIn(unknown(name, round), 2)];
      const [wasReset, wasResetUnknown] = [await reset(mail, 3), await reset(unknown(mail, round), 4)];
      const [resent, resentUnknown] = [await resend(mail, 5), await resend(unknown(mail, round), 6)];

      expect(signedInUnknown).toEqual(signedIn);
      expect(signedIn).toMatchObject({ hashes: 1, response: [401, expect.anything(), expect.anything()] });
      expect(signedIn.queries.length).toBeGreaterThan(3);
      expect(wasResetUnknown).toEqual(wasReset);
      expect(wasReset).toMatchObject({ hashes: 0, response: [200, expect.anything(), expect.anything()] });
      expect(wasReset.rows[0]).toBe(1);
      expect(resentUnknown).toEqual(resent);
      expect(resent.response[0]).toBe(200);
    },
  );

  it('cannot tell whether an account exists by the refusal of too many attempts', async () => {
    const last = async (username: string, from: string) => {
      for (let turn = 0; turn < 10; turn += 1)
        await api.call('POST', '/auth/login', { body: { username, password: 'faux' }, from });
      return traceOf('/auth/login', { username, password: 'faux' }, from);
    };
    await api.database.sql.query({ text: 'delete from throttles' });

    const [existing, missing] = [await last('camille', '10.9.9.1'), await last('nobody', '10.9.9.2')];

    expect(missing).toEqual(existing);
    expect(existing).toMatchObject({ hashes: 0, response: [429, expect.anything(), expect.anything()] });
  });

  it('causes no email to an address without account', async () => {
    await api.call('POST', '/auth/password/reset', {
      body: { email: 'nobody@x.example' },
      from: '10.9.9.3',
    });

    expect(await api.mailsTo('nobody@x.example')).toEqual([]);
    const { rows } = await api.database.sql.query({
      text: 'select count(*)::int as count from mails where customer_id is null and sent_at is null',
    });
    expect(rows).toEqual([{ count: 0 }]);
  });
});
