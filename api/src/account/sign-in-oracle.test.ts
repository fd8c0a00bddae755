import { requestIdHeader } from 'shared-contracts/api/headers';
import { demoPassword } from '../../seed/customers-and-orders';
import { api, openWith } from '../testing/api';
import { contactMessage, newcomer } from '../testing/forms';
import { quickPasswords } from '../testing/quick-passwords';
import { times } from '../testing/tries';
import type { Passwords } from './passwords';

// As the demo customers' passwords, whose hashes are cheap.
const passwords = quickPasswords();
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
  const tables = ['mails', 'throttles', 'link_tokens', 'sessions', 'refresh_tokens', 'customers'];
  const [counts] = await api.sql<{ [table: string]: number }>(
    `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)}`,
  );
  return Object.values(counts ?? {});
};

/** Sends a request and returns what could reveal an account: response, hashes, statements and added rows. */
async function traceOf(path: string, body: object, from: string) {
  const before = { hashes, rows: await rowsOf() };
  queries = [];
  const { status, data, headers } = await api.call('POST', path, { body, from });
  const issued = [...queries];
  const after = await rowsOf();
  return {
    response: [status, data, Object.keys(headers).sort()],
    hashes: hashes - before.hashes,
    queries: issued,
    rows: after.map((count, index) => count - (before.rows[index] ?? 0)),
  };
}

const known = [
  ['camille', 'camille@nettoyage-durand.example'],
  ['karim@hotel-lumiere.example', 'karim@hotel-lumiere.example'],
  ['LEA', 'lea@copro-gestion.example'],
] as const;
const marks = ['device.AAAA', `device.${'A'.repeat(43)}`];

interface Field {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Field>>;
}
interface Operation {
  readonly security?: unknown;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Field }>> };
}

/** Fields whose value is not the address; the password is that of the registration by the same client. */
const otherFields: Readonly<Record<string, unknown>> = { ...contactMessage, ...newcomer, token: 'x' };

/** Sends every call for visitors with an address in each field; after the registration until it is throttled. */
async function transcriptOf(email: string, from: string) {
  const { data } = await api.get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json');
  const calls = Object.entries(data.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const transcript: unknown[] = [];
  for (const [index, { path, method, security, requestBody }] of [...calls, ...calls].entries()) {
    const { properties } = requestBody?.content['application/json']?.schema ?? {};
    const fields = Object.entries(properties ?? {}).filter(([, { type }]) => type === 'string');
    const isRepeated = index >= calls.length;
    if (security || (isRepeated && fields.length === 0)) continue;
    const body = Object.fromEntries(
      fields.map(([name]) => [name, /mail|username/i.test(name) ? email : (otherFields[name] ?? email)]),
    );
    const url = `${path.replace(/\{\w+\}/g, encodeURIComponent(email))}?q=${email}&token=${email}`;
    const answers = await times(isRepeated ? 12 : 1, async () => {
      const answer = await api.call(method.toUpperCase() as 'POST', url, {
        from,
        ...(properties && { body }),
      });
      const {
        'retry-after': wait,
        date: _,
        [requestIdHeader.toLowerCase()]: _id,
        ...headers
      } = answer.headers;
      return { ...answer, headers: { ...headers, wait: Math.ceil(Number(wait ?? 0) / 60) } };
    });
    transcript.push([`${method} ${path}`, JSON.stringify(answers).replaceAll(email, 'EMAIL')]);
  }
  return transcript;
}

it('no anonymous call, throttled or not, reveals whether an address has an account, verified or not', async () => {
  const pending = { ...newcomer, emailAddress: 'zelie@petit-menage.example' };
  await api.post('/auth/register', { ...pending, password: 'une éponge bleue' });
  await api.catalogueMade();

  // Of equal length, as the length of a response may follow the address.
  const unknown = await transcriptOf('zozie@petit-menage.example', '10.9.8.1');
  const notVerified = await transcriptOf(pending.emailAddress, '10.9.8.2');
  const verified = await transcriptOf('achats@ville-lavandes.example', '10.9.8.3');

  expect(notVerified).toEqual(unknown);
  expect(verified).toEqual(unknown);
  const called = JSON.stringify(unknown);
  for (const call of ['auth/login', 'auth/register', 'auth/verify', 'password/reset', 'contact'])
    expect(called).toContain(call);
  expect(called).toMatch(/auth\/login[^[]*\[.{0,400}Compte récent.*too_many_requests/);
});

it('a customer who chooses a new e-mail address cannot tell whether it has an account', async () => {
  const { access_token: token } = await api.signIn('camille');
  const choose = async (emailAddress: string) => {
    const body = { currentPassword: demoPassword, emailAddress };
    const { status, data } = await api.call('POST', '/users/email', { token, body });
    return JSON.stringify([status, data]).replace(emailAddress, '');
  };

  expect(await choose(known[2][1])).toBe(await choose('nobody@copro-gestion.example'));
});

describe('an unauthenticated client that tries usernames', () => {
  it.each(known)(
    'gets the same for %s as for unknown names, and the API does the same',
    async (name, mail) => {
      const device = name === 'LEA' ? {} : { device_marks: marks };
      const traces = async (path: string, bodyOf: (name: string) => object, typed: string) =>
        [
          await traceOf(path, bodyOf(typed), '10.0.1.1'),
          await traceOf(path, bodyOf(`unknown-${typed}`), '10.0.1.2'),
        ] as const;
      await api.database.sql.query({ text: 'delete from throttles' });

      const signIn = (username: string) => ({ username, password: 'faux', ...device });
      const [signedIn, signedInUnknown] = await traces('/auth/login', signIn, name);
      const reset = (email: string) => ({ email, ...device });
      const [wasReset, wasResetUnknown] = await traces('/auth/password/reset', reset, mail);
      const [resent, resentUnknown] = await traces('/auth/verify/resend', (email) => ({ email }), mail);

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

  it('gets the verification email again by the right password of an account that is not verified', async () => {
    const { emailAddress, password } = { ...newcomer, emailAddress: 'ugo@petit-menage.example' };
    await api.database.sql.query({ text: 'delete from mails' });
    await api.post('/auth/register', { ...newcomer, emailAddress });
    await api.sendMails();

    const { status } = await api.login(emailAddress, password);

    expect(status).toBe(401);
    expect(await api.mailsTo(emailAddress)).toHaveLength(2);
  });

  it('cannot tell whether a username and an email address belong to the same account', async () => {
    const guess = (username: string, password = 'faux') =>
      api.call('POST', '/auth/login', { body: { username, password }, from: '10.9.9.1' });
    await api.database.sql.query({ text: 'delete from throttles' });
    await times(10, () => guess('camille@nettoyage-durand.example'));

    const guesses = await times(2, () => guess('camille'));
    const right = await guess('camille', demoPassword);

    // The right password is no longer checked, but only the typed name may show it.
    expect([...guesses, right].map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await guess('camille@nettoyage-durand.example')).status).toBe(429);
  });

  it('causes no email to an address without account', async () => {
    await api.call('POST', '/auth/password/reset', { body: { email: 'nobody@x.example' }, from: '10.9.9.3' });

    expect(await api.mailsTo('nobody@x.example')).toEqual([]);
    expect(await api.sql('select from mails where customer_id is null and sent_at is null')).toEqual([]);
  });
});
