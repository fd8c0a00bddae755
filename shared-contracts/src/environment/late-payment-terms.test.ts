import { environment, otherCompany } from '../testing/environment';
import { latePaymentTerms } from './late-payment-terms';

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
