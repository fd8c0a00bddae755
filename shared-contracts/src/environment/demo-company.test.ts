import { resolve } from 'node:path';
import { otherCompany as company } from '../testing/environment';
import { demoCompanyRefusal } from './demo-company';
import { environmentFile, loadEnvironment } from './load';

const fileOf = (name: string) =>
  loadEnvironment(environmentFile({ SHOP_ENV: name }, resolve(__dirname, '../../..')), {});

it('the demo company is refused only in production, and the message lists what to change', () => {
  expect([fileOf('local'), fileOf('staging')].map(demoCompanyRefusal)).toEqual([null, null]);
  expect(demoCompanyRefusal(fileOf('production'))).toMatch(/^company : « SPH.*siret.*"demo": true/);
});

it('a company with real numbers is refused only while the file marks it as a demonstration', () => {
  const production = fileOf('production');
  const { demonstration } = production.company;

  expect(demoCompanyRefusal({ ...production, company })).toBeNull();
  expect(demoCompanyRefusal({ ...production, company: { ...company, demonstration } })).not.toBeNull();
});

it.each(['shop', 'api'] as const)('the demo company is refused if only the %s has a public URL', (part) => {
  const given = { ...fileOf('local'), [part]: { url: 'http://192.0.2.7:3000/' } };

  expect(demoCompanyRefusal(given)).not.toBeNull();
});
