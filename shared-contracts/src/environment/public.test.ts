import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { environment as test } from '../testing/environment';
import { demoCompanyRefusal } from './company';
import { Environment } from './index';

const fileOf = (name: string) =>
  Environment.parse(
    JSON.parse(readFileSync(resolve(__dirname, '../../../environments', `${name}.json`), 'utf8')),
  );
const { demonstration: _invented, ...real } = { ...test.company, siret: '12345678200010' };

it.each<[string, boolean]>([
  ['local', false],
  ['staging', false],
  ['production', true],
])('refuses the demo company of the environment %s: %s', (name, refused) => {
  expect(demoCompanyRefusal(fileOf(name)) !== null).toBe(refused);
});

it('names the company, what to change and the way to a demonstration', () => {
  expect(demoCompanyRefusal(fileOf('production'))).toMatch(/^company : « SPH.*siret.*"demo": true/);
});

it('refuses a company with numbers of its own that the file still calls invented', () => {
  const production = fileOf('production');
  const { demonstration } = production.company;

  expect(demoCompanyRefusal({ ...production, company: real })).toBeNull();
  expect(demoCompanyRefusal({ ...production, company: { ...real, demonstration } })).not.toBeNull();
});

it.each(['shop', 'api'] as const)('refuses it where only the %s has a public URL', (part) => {
  const given = { ...fileOf('local'), [part]: { url: 'http://192.0.2.7:3000/' } };

  expect(demoCompanyRefusal(given)).not.toBeNull();
});
