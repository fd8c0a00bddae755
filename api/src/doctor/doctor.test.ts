import { join } from 'node:path';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import journal from '../../migrations/meta/_journal.json';
import { demo } from '../../seed/seed';
import { lockFile } from '../database/lock-file';
import { readSettings } from '../settings';
import { api } from '../testing/api';
import { mailDomainChecks } from './mail-domain';
import {
  contentChecks,
  databaseChecks,
  mailServerCheck,
  valkeyCheck,
  variableChecks,
} from './process-checks';

const root = join(__dirname, '../../..');
const folder = temporaryFolder();

const complete = {
  SHOP_ENV: 'staging',
  SMTP_URL: 'smtp://mail.example',
  DATABASE_URL: 'postgres://shop@127.0.0.1:1/none',
  TRUSTED_PROXIES: 'none',
  PAYMENT_PASSWORD: 'testpassword_x',
  PAYMENT_HMAC_KEY: 'k',
  JWT_SECRET: 'a secret of thirty-two characters',
};
const faultsOf = (checks: readonly { subject: string; problem: string | null }[]) =>
  checks.flatMap(({ subject, problem }) => (problem === null ? [] : [`${subject} : ${problem}`]));
const variableFaults = async (change: Record<string, string>) => {
  const variables = { ...complete, ...change };
  const { environment, ...settings } = readSettings(variables, root);
  const payment = { ...environment.payment, publicKey: '12345678:testpublickey_x' };
  return faultsOf(await variableChecks({ ...settings, environment: { ...environment, payment } }, variables));
};

it.each<[string, Record<string, string>, RegExp | null]>([
  ['none', {}, null],
  ['keys of two modes', { PAYMENT_PASSWORD: 'prodpassword_x' }, /^clés de paiement : .*tous deux/],
  ['no token secret', { JWT_SECRET: '' }, /^JWT_SECRET : manque/],
])('the check of the variables finds: %s', async (_fault, change, expected) => {
  const faults = await variableFaults(change);

  if (expected) expect(faults).toContainEqual(expect.stringMatching(expected));
  else expect(faults).toEqual([]);
});

const databaseReturning = (row: object) => ({
  ...api.database,
  sql: { query: async () => ({ rows: [row], rowCount: 1 }) },
});

describe('the checks of a database', () => {
  const settings = readSettings(complete, root);

  it('accept schema and clock, and report demo accounts of a public shop', async () => {
    const embedded = { ...settings, databaseUrl: undefined };
    const faults = faultsOf(await contentChecks(api.database, embedded, demo.emails));

    expect(faults).toEqual([expect.stringMatching(/^base : comptes de démonstration : .*6 comptes/)]);
  });

  it.each([
    ['an old schema', { done: 0 }, 0, /^base : schéma : 0 migration, /],
    ['a wrong clock', {}, 300, /^base : horloge : \d{3} s d’écart/],
    ['a standby', { mode: 'on' }, 0, /^base : écriture : en lecture seule/],
    ['lost writes', { value: 'off' }, 0, /^base : durabilité : .*fsync/],
  ])('report %s', async (_what, row, lead, expected) => {
    const now = Date.now() / 1000 + lead;
    const database = databaseReturning({ done: journal.entries.length, ...row, now });

    const faults = faultsOf(await contentChecks(database, settings, []));

    expect(faults).toEqual([expect.stringMatching(expected)]);
  });

  it('report a replica that does not respond', async () => {
    const replica = { ...api.database, lagSeconds: async () => null };
    const faults = faultsOf(await contentChecks({ ...api.database, replica }, settings, []));

    expect(faults).toContainEqual(expect.stringMatching(/^DATABASE_READ_URL : joignable : ne répond pas/));
  });

  it('advise to stop the shop that uses the embedded database', async () => {
    const embedded = { ...settings, databaseUrl: undefined, none: ['DATABASE_URL'], dataDirectory: folder };
    const unlock = await lockFile(join(folder, 'database.lock'));

    const checks = await databaseChecks(embedded, []);

    unlock();
    const advice = expect.stringMatching(/^arrêtez la boutique/);
    expect(checks).toMatchObject([{ unchecked: true, advice }]);
  });

  it('report an unreachable server', async () => {
    expect(faultsOf(await databaseChecks(settings, []))).toEqual([
      expect.stringMatching(/^base : joignable : /),
    ]);
  });
});

it('the checks of mail server and Valkey report an unreachable server', async () => {
  const checks = [await mailServerCheck('smtp://127.0.0.1:1'), await valkeyCheck('redis://127.0.0.1:1')];

  expect(faultsOf(checks)).toEqual([
    expect.stringMatching(/^SMTP_URL : connexion : .*ECONNREFUSED/),
    expect.stringMatching(/^VALKEY_URL : joignable : .*ECONNREFUSED/),
  ]);
});

describe('the checks of a mail domain', () => {
  const records: Record<string, string[]> = {
    'shop.example': ['google-site-verification=x', 'v=spf1 include:mail.example -all'],
    'key1._domainkey.shop.example': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.shop.example': ['v=DMARC1; p=quarantine'],
  };
  const check = (change: Record<string, string[]>) =>
    mailDomainChecks('shop.example', 'key1', async (name) => {
      const texts = { ...records, ...change }[name];
      if (!texts || texts.length === 0) throw Object.assign(new Error(name), { code: 'ENODATA' });
      return texts.map((text) => [text.slice(0, 5), text.slice(5)]);
    });

  it.each<[string, Record<string, string[]>, RegExp | null]>([
    ['nothing', {}, null],
    ['no SPF record', { 'shop.example': [] }, /SPF : aucun/],
    ['two SPF records', { 'shop.example': ['v=spf1 -all', 'v=spf1 ~all'] }, /SPF : plusieurs/],
    ['an SPF record that allows every sender', { 'shop.example': ['v=spf1 +all'] }, /SPF : « \+all »/],
    ['no DKIM key', { 'key1._domainkey.shop.example': [] }, /DKIM : aucune clé « key1 »/],
    ['a revoked DKIM key', { 'key1._domainkey.shop.example': ['v=DKIM1; p='] }, /DKIM : aucune clé/],
    ['no DMARC record', { '_dmarc.shop.example': [] }, /DMARC : aucun/],
  ])('report %s', async (_what, change, expected) => {
    expect(faultsOf(await check(change))).toEqual(expected ? [expect.stringMatching(expected)] : []);
  });

  it('report all records as unchecked when no resolver responds', async () => {
    const checks = await mailDomainChecks('shop.example', 'key1', async () => {
      throw Object.assign(new Error('no resolver'), { code: 'ECONNREFUSED' });
    });

    expect(checks.map(({ unchecked }) => unchecked)).toEqual([true, true, true]);
  });
});
