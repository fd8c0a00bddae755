import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Environment, publicPart } from 'shared-contracts/environment';
import { schemaText } from 'shared-contracts/environment/json-schema';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { environmentFile, loadEnvironment } from './load-environment';
import { StartError } from './start-error';

const root = resolve(__dirname, '../..');
const folder = temporaryFolder();

const fileOf = (name: string) => JSON.parse(readFileSync(join(root, `environments/${name}.json`), 'utf8'));
const local = fileOf('local');

/** Returns the error message without the file, which each names. */
function lineOf(text: string): string {
  const file = join(folder, 'changed.json');
  writeFileSync(file, text);
  try {
    return loadEnvironment(file, {}).name;
  } catch (error) {
    if (!(error instanceof StartError) || !error.message.includes(`${file} : `)) throw error;
    return error.message.replace(/^.*changed\.json : /, '');
  }
}
const lineOn = (change: object) => lineOf(JSON.stringify({ ...local, ...change }));

it.each(['staging', 'production'])('the %s shop has distinct https URLs in its email domain', (name) => {
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

it('the JSON Schema for editors is current (npm run schema), and every environment refers to it', () => {
  const file = join(root, 'environments/schema/environment.json');
  const names = ['local', 'staging', 'production'];

  expect(readFileSync(file, 'utf8')).toBe(schemaText());
  for (const name of names) expect(join(root, 'environments', fileOf(name).$schema)).toBe(file);
});

it('the local environment is read unless a variable names another', () => {
  expect(environmentFile({}, '/shop')).toBe('/shop/environments/local.json');
  expect(environmentFile({ SHOP_ENV: 'staging' }, '/shop')).toBe('/shop/environments/staging.json');
  expect(environmentFile({ SHOP_ENV: 'staging', SHOP_ENVIRONMENT_FILE: '/etc/shop.json' }, '/shop')).toBe(
    '/etc/shop.json',
  );
});

it('URLs on localhost follow the port variables', () => {
  const { shop, api, payment } = loadEnvironment(environmentFile({}, root), {
    API_PORT: '5650',
    PAYMENT_SANDBOX_PORT: '5651',
  });

  expect(shop.url).toBe('http://localhost:3000/');
  expect(api.url).toBe('http://localhost:5650/');
  expect(payment.scriptUrl).toContain('http://localhost:5651/static/');
});

it('the URL of a remote follows its port variable only if it has a default port', () => {
  const given = fileOf('local');
  given.remotes['mfe-account'].url = 'http://localhost:39589/';
  const file = join(folder, 'moved-remote.json');
  writeFileSync(file, JSON.stringify(given));

  const { remotes } = loadEnvironment(file, { CATALOGUE_PORT: '5652', ACCOUNT_PORT: '5653' });

  expect(remotes['mfe-catalogue']?.url).toBe('http://localhost:5652/');
  expect(remotes['mfe-account']?.url).toBe('http://localhost:39589/');
});

it('a URL is read in the form of the URL standard, with which origins are compared', () => {
  const { overrideOrigins, imageHosts } = Environment.parse({
    ...local,
    overrideOrigins: ['https://Aperçu.example:443'],
    imageHosts: ['https://images.example/a/../b'],
  });

  expect(overrideOrigins).toEqual(['https://xn--aperu-1ra.example']);
  expect(imageHosts).toEqual(['https://images.example/b']);
});

it('a port variable without a port is refused by name', () => {
  expect(() => loadEnvironment(environmentFile({}, root), { API_PORT: 'x' })).toThrow(
    /^API_PORT=x n’est pas/,
  );
});

it('an error names the missing, unreadable or invalid file and the field', () => {
  expect(() => loadEnvironment(join(folder, 'absent.json'), {})).toThrow(/introuvable.*absent.*SHOP_ENV/);
  expect(() => loadEnvironment(folder, {})).toThrow(/illisible \(EISDIR\) : .*SHOP_ENV/);
  expect(lineOf('{')).toMatch(/^JSON illisible/);
  // The parser's message quotes both lines of this text.
  expect(lineOf('\n\u0000')).toMatch(/^JSON illisible[^\n]*$/);
  expect(lineOf('{"name":"Local Shop"}')).toMatch(/^name :/);
  expect(lineOf('[]')).toMatch(/^racine :/);
});

const terms = { days: 90, penaltyRate: 'trois fois' };

it.each([
  ['a missing field', { siret: undefined }, /^company\.siret : manque$/],
  ['an unknown field', { director: 'x' }, /^company\.director : champ inconnu, à retirer$/],
  ['a number for a text', { capital: 50_000 }, /^company\.capital : .* chaîne .*, nombre reçu$/],
  ['a mistyped SIRET', { siret: '12345678200011' }, /^company\.siret : un chiffre est faux/],
  ['a VAT number with a wrong key', { vatNumber: 'FR13000000000' }, /^company\.vatNumber : la clé .* fausse/],
  ['another VAT number', { vatNumber: 'FR11123456782' }, /^company\.vatNumber : finit par .*000\)$/],
  ['consumers without a mediator', { sellsToConsumers: true }, /^company\.mediator : manque : les/],
  ['a forbidden payment period', { accountPayment: terms }, /^company\.accountPayment\.days : 60 jours/],
])('a company with %s is refused with a French message that explains the change', (_what, change, line) => {
  expect(lineOn({ company: { ...local.company, ...change } })).toMatch(line);
});

const remote = { url: 'http://localhost:3001/', prefixes: ['order'], slots: [] };
const key = `MCowBQYDK2VwAyEA${'b'.repeat(43)}=`;
const otherKey = `MCowBQYDK2VwAyEA${'c'.repeat(43)}=`;
const keysExpected =
  /^remotes\.mfe-catalogue\.publicKey : une clé publique Ed25519 .*, ou une liste de clés$/;
const slotsMissing = /^remotes\.mfe-catalogue\.(prefixes|slots) : manque : .*"prefixes".*"slots"/;

it.each([
  ['without prefixes', { prefixes: undefined }, slotsMissing],
  ['without slots', { slots: undefined }, slotsMissing],
  ['with a path as prefix', { prefixes: ['order/later'] }, /^remotes\.mfe-catalogue\.prefixes/],
  ['with a slot that the layout does not have', { slots: ['Footer'] }, /^remotes\.mfe-catalogue\.slots/],
  ['with a public key in another format', { publicKey: '-----BEGIN PUBLIC KEY-----' }, keysExpected],
  ['with an empty list of keys', { publicKey: [] }, keysExpected],
])('a remote %s is refused', (_what, change, line) => {
  expect(lineOn({ remotes: { 'mfe-catalogue': { ...remote, ...change } } })).toMatch(line);
});

it.each([
  ['prefixes', 'order'],
  ['slots', 'Search'],
])('two remotes with the same entry in %s are refused, and the message names both', (field, claim) => {
  const claiming = { ...remote, prefixes: [], [field]: [claim] };

  expect(lineOn({ remotes: { 'mfe-catalogue': claiming, 'mfe-brands': claiming } })).toBe(
    `remotes.mfe-brands.${field} : mfe-catalogue et mfe-brands réclament tous deux « ${claim} » : laissez-le à un seul`,
  );
});

const unusable = / : une adresse comme https:.* : vérifiez l’hôte, le port et les signes$/;

const withoutScript = { payment: { ...local.payment, scriptUrl: undefined } };

it.each([
  ['a remote with an invalid name', { remotes: { Catalogue: remote } }, /^remotes\.Catalogue : le nom/],
  ['an unknown field', { secret: 'x' }, /^secret : champ inconnu, à retirer$/],
  ['null for the remotes', { remotes: null }, /^remotes : manque$/],
  ['a URL without a final slash', { shop: { url: 'http://localhost:3000' } }, /^shop\.url : .* par \/$/],
  ['a protocol-relative URL', { assets: { url: '//files.example/' } }, /^assets\.url : .* un chemin/],
  ['assets on another host by a backslash', { assets: { url: '/\\evil.example/' } }, unusable],
  ['a port that does not exist', { api: { url: 'http://localhost:99999/' } }, unusable],
  ['a password in a URL', { catalogueUrl: 'https://a:b@files.example/' }, unusable],
  ['a directive in a host', { imageHosts: ['https://x;script-src'] }, unusable],
  ['a card provider with a port', withoutScript, /^payment\.domain : https:\/\/hôte, sans port ni chemin/],
  ['a text of two lines', { home: { partners: ['Une\nDeux'] } }, /^home\.partners\.0 : une seule ligne/],
  ['an unknown field of two lines', { 'a\nb': 1 }, /^a b : champ inconnu/],
])('%s is refused by a message that names its field', (_what, change, line) => {
  expect(lineOn(change)).toMatch(line);
  expect(lineOn(change)).toMatch(new RegExp(`^${Object.keys(change)[0]?.replace('\n', ' ')}`));
});

it('all faults of a file are named', () => {
  expect(lineOn({ name: undefined, secret: 'x', other: 'y' })).toBe(
    'name : manque ; secret : champ inconnu, à retirer ; other : champ inconnu, à retirer',
  );
});

it.each([
  ['one key', key, [key]],
  ['two keys', [key, otherKey], [key, otherKey]],
  ['no key', undefined, undefined],
])('a remote with %s is accepted', (_what, publicKey, keys) => {
  const { remotes } = Environment.parse({ ...local, remotes: { 'mfe-catalogue': { ...remote, publicKey } } });

  expect(remotes['mfe-catalogue']?.publicKey).toEqual(keys);
});

it('the public part contains neither the URL of the payment service nor the mailbox setting', () => {
  const text = JSON.stringify(publicPart(Environment.parse(local)));

  expect(text).not.toMatch(/apiUrl|mailbox/);
  expect(JSON.parse(text)).toMatchObject({ api: { url: 'http://localhost:4000/' }, catalogueYear: 2025 });
});
