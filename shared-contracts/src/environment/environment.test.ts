import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Environment, publicPart } from './index';

const fileOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(resolve(__dirname, '../../../environments', `${name}.json`), 'utf8'));
const local = () => fileOf('local');

it.each(['staging', 'production'])('all of the %s shop and its mail is in one domain', (name) => {
  const { shop, api, remotes, imageHosts, company } = Environment.parse(fileOf(name));
  const domain = company.email.replace(/^.*@/, '');
  const remoteUrls = Object.values(remotes).map(({ url }) => url);
  const outside = [shop.url, api.url, ...remoteUrls, ...imageHosts].filter(
    (url) => !`.${new URL(url).host}`.endsWith(`.${domain}`) || !url.startsWith('https://'),
  );

  expect(outside).toEqual([]);
  expect(company.mailFrom.endsWith(`@${domain}`)).toBe(true);
  expect(new Set([shop.url, api.url, ...remoteUrls]).size).toBe(2 + remoteUrls.length);
});

it.each([
  ['a field it does not know', { secret: 'x' }, ''],
  ['a URL that names no folder', { shop: { url: 'http://localhost:3000' } }, 'shop.url'],
  ['files of the shell on whatever host', { assets: { url: '//files.example/' } }, 'assets.url'],
])('%s is refused, and the field is named', (_what, change, field) => {
  const checked = Environment.safeParse({ ...local(), ...change });

  expect(checked.error?.issues[0]?.path.join('.')).toBe(field);
});

const remote = { url: 'http://localhost:3001/', prefixes: ['order'], slots: [] };
const problemOf = (remotes: unknown) => {
  const issue = Environment.safeParse({ ...local(), remotes }).error?.issues[0];
  return issue && `${issue.path.join('.')} : ${issue.message}`;
};

it.each(['prefixes', 'slots'])('a remote without %s is refused, and what to add is said', (field) => {
  expect(problemOf({ 'mfe-catalogue': { ...remote, [field]: undefined } })).toMatch(
    new RegExp(`^remotes\\.mfe-catalogue\\.${field} : manque : .*"prefixes".*"slots"`),
  );
});

it.each([
  ['prefixes', 'order'],
  ['slots', 'Search'],
])('two remotes with the same of %s are refused, and both are named', (field, claim) => {
  const claiming = { ...remote, prefixes: [], [field]: [claim] };

  expect(problemOf({ 'mfe-catalogue': claiming, 'mfe-brands': claiming })).toBe(
    `remotes.mfe-brands.${field} : mfe-catalogue et mfe-brands réclament tous deux « ${claim} » : laissez-le à un seul`,
  );
});

const key = `MCowBQYDK2VwAyEA${'b'.repeat(43)}=`;
const otherKey = `MCowBQYDK2VwAyEA${'c'.repeat(43)}=`;

it.each([
  ['one key', key, [key]],
  ['two keys', [key, otherKey], [key, otherKey]],
  ['no key', undefined, undefined],
])('a remote is signed with %s', (_what, publicKey, keys) => {
  const { remotes } = Environment.parse({
    ...local(),
    remotes: { 'mfe-catalogue': { ...remote, publicKey } },
  });

  expect(remotes['mfe-catalogue']?.publicKey).toEqual(keys);
});

it.each(['-----BEGIN PUBLIC KEY-----', []])(
  '%j is refused as a public key, and the form of one is said',
  (publicKey) => {
    expect(problemOf({ 'mfe-catalogue': { ...remote, publicKey } })).toBe(
      'remotes.mfe-catalogue.publicKey : une clé publique Ed25519 (SPKI en base64, « MCowBQYDK2VwAyEA… »), ou une liste de clés',
    );
  },
);

it.each([
  ['a path for a prefix', { prefixes: ['order/later'] }],
  ['a slot that the layout does not have', { slots: ['Footer'] }],
])('%s is refused', (_what, change) => {
  expect(problemOf({ 'mfe-catalogue': { ...remote, ...change } })).toMatch(/^remotes\.mfe-catalogue\./);
});

it('the browser gets neither the URL of the payment service nor the mailbox', () => {
  const text = JSON.stringify(publicPart(Environment.parse(local())));

  expect(text).not.toMatch(/apiUrl|mailbox/);
  expect(JSON.parse(text)).toMatchObject({ api: { url: 'http://localhost:4000/' }, catalogueYear: 2025 });
});
