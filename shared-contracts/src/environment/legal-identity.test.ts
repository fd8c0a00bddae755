import { otherCompany as company, environment } from '../testing/environment';
import { legalIdentity } from './legal-identity';

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
