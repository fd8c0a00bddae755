import { environment } from '../testing/environment';
import { formatSiret, latePaymentTerms, legalIdentity } from './company';

const { demonstration: _invented, ...company } = {
  ...environment.company,
  siret: '12345678200010',
  vatNumber: 'FR11123456782',
};

it('names form, capital, register and VAT number of a company', () => {
  expect(legalIdentity(company)).toBe(
    'Société par actions simplifiée au capital de 50 000 euros, RCS\u00a0Évry 123\u00a0456\u00a0782, TVA\u00a0FR11123456782',
  );
});

it('leaves out a capital that the legal form does not have', () => {
  expect(legalIdentity({ ...company, legalForm: 'Association', capital: undefined })).toMatch(
    /^Association, RCS/,
  );
});

it('says last that the demo company is invented', () => {
  expect(legalIdentity(environment.company)).toMatch(/, société fictive de démonstration$/);
});

it('writes a SIRET as people read it', () => {
  expect(formatSiret(company)).toBe('123\u00a0456\u00a0782\u00a000010');
});

it('says what late and early payment of an order on account cost', () => {
  const late = /^En cas de retard.* trois fois l’intérêt légal et une indemnité forfaitaire de 40\u00a0€/;
  const earlyDiscount = '1\u00a0% sous huit jours';

  expect(latePaymentTerms(company)).toMatch(late);
  expect(latePaymentTerms(company)).toMatch(/ Aucun escompte n’est accordé pour paiement anticipé\.$/);
  expect(latePaymentTerms({ accountPayment: { ...company.accountPayment, earlyDiscount } })).toMatch(
    / Escompte pour paiement anticipé\u00a0: 1\u00a0% sous huit jours\.$/,
  );
});
