import { resolve } from 'node:path';
import { otherCompany as company, environment, otherCompany } from '../testing/environment';
import { demoCompanyRefusal } from './demo-company';
import { latePaymentTerms } from './late-payment-terms';
import { legalIdentity } from './legal-identity';
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

it('payment terms contain the penalties of late payment and the discount of early payment', () => {
  const interest = /^En cas de retard.* trois fois l’intérêt légal et une indemnité forfaitaire de 40\u00a0€/;

  expect(latePaymentTerms(environment.company)).toMatch(interest);
  expect(latePaymentTerms(environment.company)).toMatch(
    / Aucun escompte n’est accordé pour paiement anticipé\.$/,
  );
  expect(latePaymentTerms(otherCompany)).toMatch(
    / Escompte pour paiement anticipé\u00a0: 1\u00a0% sous huit jours\.$/,
  );
});

it('the legal identity contains legal form, capital, registration and VAT number', () => {
  expect(legalIdentity(company)).toBe(
    'Société à responsabilité limitée au capital de 12 000 euros, RCS\u00a0Lyon 123\u00a0456\u00a0782, TVA\u00a0FR11123456782',
  );
});

it('the legal identity contains no capital if the legal form has none', () => {
  expect(legalIdentity({ ...company, legalForm: 'Association', capital: undefined })).toMatch(
    /^Association, RCS/,
  );
});

it('the legal identity of the demo company ends with its demonstration mention', () => {
  expect(legalIdentity(environment.company)).toMatch(/, société fictive de démonstration$/);
});
