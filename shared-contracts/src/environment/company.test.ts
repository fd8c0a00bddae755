import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, otherCompany } from '../testing/environment';
import { demoCompanyRefusal } from './demo-company';
import { Environment } from './environment';
import { latePaymentTerms } from './late-payment-terms';
import { legalIdentity } from './legal-identity';

const loaded = (name: string) =>
  Environment.parse(JSON.parse(readFileSync(join(__dirname, `../../../environments/${name}.json`), 'utf8')));

it('the demo company is refused only in production, and the message lists what to change', () => {
  expect([loaded('local'), loaded('staging')].map(demoCompanyRefusal)).toEqual([null, null]);
  expect(demoCompanyRefusal(loaded('production'))).toMatch(/^company : « SPH.*siret.*"demo": true/);
});

it('a company with real numbers is refused only while the file marks it as a demonstration', () => {
  const production = loaded('production');
  const { demonstration } = production.company;

  expect(demoCompanyRefusal({ ...production, company: otherCompany })).toBeNull();
  expect(demoCompanyRefusal({ ...production, company: { ...otherCompany, demonstration } })).not.toBeNull();
});

it.each(['shop', 'api'] as const)('the demo company is refused if only the %s has a public URL', (part) => {
  const given = { ...loaded('local'), [part]: { url: 'http://192.0.2.7:3000/' } };

  expect(demoCompanyRefusal(given)).not.toBeNull();
});

it('payment terms contain the penalties of late payment and the discount of early payment', () => {
  const interest = /^En cas de retard.* trois fois l’intérêt légal et une indemnité forfaitaire de 40\u00a0€/;

  expect(latePaymentTerms(environment.company)).toMatch(interest);
  expect(latePaymentTerms(environment.company)).toMatch(
    /acheteur public.* au taux de la Banque centrale européenne majoré de huit points/,
  );
  expect(latePaymentTerms(environment.company)).toMatch(
    / Aucun escompte n’est accordé pour paiement anticipé\.$/,
  );
  expect(latePaymentTerms(otherCompany)).toMatch(
    / Escompte pour paiement anticipé\u00a0: 1\u00a0% sous huit jours\.$/,
  );
});

it.each([
  [
    'legal form, capital, registration and VAT number',
    otherCompany,
    /^Société à responsabilité limitée au capital de 12 000 euros, RCS\sLyon 123\s456\s782, TVA\sFR11123456782$/,
  ],
  [
    'no capital of a form without one',
    { ...otherCompany, legalForm: 'Association', capital: undefined },
    /^Association, RCS/,
  ],
  ['the mention of a demonstration', environment.company, /, société fictive de démonstration$/],
])('the legal identity contains %s', (_what, company, text) => {
  expect(legalIdentity(company)).toMatch(text);
});
