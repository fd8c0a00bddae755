import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Environment, publicPart } from './index';

const local = () =>
  JSON.parse(readFileSync(resolve(__dirname, '../../../environments/local.json'), 'utf8')) as Record<
    string,
    unknown
  >;

it.each(['local', 'staging', 'production'])('accepts the %s environment of the shop', (name) => {
  const file = resolve(__dirname, '../../../environments', `${name}.json`);
  const checked = Environment.safeParse(JSON.parse(readFileSync(file, 'utf8')));

  expect(checked.error?.issues).toBeUndefined();
});

it('gives every setting a default', () => {
  const { settings } = Environment.parse({ ...local(), settings: undefined });

  expect(settings).toEqual({
    freeDelivery: 'apply',
    skipPublicHolidays: false,
    restoreScrollOnBack: false,
    hideAccountExistence: false,
    withdrawalEntry: true,
    mailbox: false,
  });
});

it.each([
  ['a field it does not know', { secret: 'x' }, ''],
  ['an address without scheme', { api: { url: 'localhost:4000/' } }, 'api.url'],
  ['an address that names no folder', { shop: { url: 'http://localhost:3000' } }, 'shop.url'],
  [
    'a remote with a strange name',
    { remotes: { Catalogue: { url: 'http://localhost:3001/' } } },
    'remotes.Catalogue',
  ],
  ['a year that is a text', { catalogueYear: '2025' }, 'catalogueYear'],
  ['a setting of another kind', { settings: { freeDelivery: 'always' } }, 'settings.freeDelivery'],
])('refuses %s and names the field', (_what, change, field) => {
  const checked = Environment.safeParse({ ...local(), ...change });

  expect(checked.error?.issues[0]?.path.join('.')).toBe(field);
});

it('gives the browser neither the address of the payment service nor the mailbox', () => {
  const text = JSON.stringify(publicPart(Environment.parse(local())));

  expect(text).not.toMatch(/apiUrl|mailbox/);
  expect(JSON.parse(text)).toMatchObject({ api: { url: 'http://localhost:4000/' }, catalogueYear: 2025 });
});
