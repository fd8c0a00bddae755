import { resolve } from 'node:path';
import { formatSiret } from '../api/company-ids';
import { environment } from '../testing/environment';
import { demoCompanyRefusal, latePaymentTerms, legalIdentity } from './company';
import { environmentFile, loadEnvironment } from './load';

const { demonstration: _invented, ...company } = {
  ...environment.company,
  siret: '12345678200010',
  vatNumber: 'FR11123456782',
};

it('the legal identity has form, capital, register and VAT number', () => {
  expect(legalIdentity(company)).toBe(
    'Société par actions simplifiée au capital de 50 000 euros, RCS\u00a0Évry 123\u00a0456\u00a0782, TVA\u00a0FR11123456782',
  );
});

it('the legal identity has no capital where the legal form has none', () => {
  expect(legalIdentity({ ...company, legalForm: 'Association', capital: undefined })).toMatch(
    /^Association, RCS/,
  );
});

it('the legal identity of the demo company ends with its mention', () => {
  expect(legalIdentity(environment.company)).toMatch(/, société fictive de démonstration$/);
});

it('a SIRET is written in groups', () => {
  expect(formatSiret(company.siret)).toBe('123\u00a0456\u00a0782\u00a000010');
});

it('payment terms say what late and early payment cost', () => {
  const interest = /^En cas de retard.* trois fois l’intérêt légal et une indemnité forfaitaire de 40\u00a0€/;
  const earlyDiscount = '1\u00a0% sous huit jours';

  expect(latePaymentTerms(company)).toMatch(interest);
  expect(latePaymentTerms(company)).toMatch(/ Aucun escompte n’est accordé pour paiement anticipé\.$/);
  expect(latePaymentTerms({ accountPayment: { ...company.accountPayment, earlyDiscount } })).toMatch(
    / Escompte pour paiement anticipé\u00a0: 1\u00a0% sous huit jours\.$/,
  );
});

const fileOf = (name: string) =>
  loadEnvironment(environmentFile({ SHOP_ENV: name }, resolve(__dirname, '../../..')), {});

it('the demo company is refused in production alone, and what to change is said', () => {
  expect([fileOf('local'), fileOf('staging')].map(demoCompanyRefusal)).toEqual([null, null]);
  expect(demoCompanyRefusal(fileOf('production'))).toMatch(/^company : « SPH.*siret.*"demo": true/);
});

it('a company with numbers of its own is refused only while the file calls it a demonstration', () => {
  const production = fileOf('production');
  const { demonstration } = production.company;

  expect(demoCompanyRefusal({ ...production, company })).toBeNull();
  expect(demoCompanyRefusal({ ...production, company: { ...company, demonstration } })).not.toBeNull();
});

it.each(['shop', 'api'] as const)(
  'the demo company is refused where only the %s has a public URL',
  (part) => {
    const given = { ...fileOf('local'), [part]: { url: 'http://192.0.2.7:3000/' } };

    expect(demoCompanyRefusal(given)).not.toBeNull();
  },
);
