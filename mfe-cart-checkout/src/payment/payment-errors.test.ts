/** @jest-environment node */
import fc from 'fast-check';
import type { AmountDue } from 'shared-contracts/api/problem';
import { refused } from 'shared-contracts/testing';
import { changedAmount, creationRefusal, unusableForm } from './payment-errors';

it.each([
  ...['CLIENT_004', 'CLIENT_100', 'CLIENT_999', 'PSP_099', 'PSP_108'].map((code) => [code, true] as const),
  ...['ACQ_001', 'CLIENT_300', 'PSP_0991'].map((code) => [code, false] as const),
])('the card error %s makes the form unusable: %p', (code, isUnusable) => {
  expect(unusableForm.test(code)).toBe(isUnusable);
});

it('the message of a payment without a response is that of an unknown error', () => {
  expect(creationRefusal(refused(null))).toBe('Erreur inconnue');
});

it('required amounts of the API are ignored if one is invalid', () => {
  const shown: AmountDue = { amount: 8692, goodsHT: 5160, vat: 1032, deliveryFee: 2500 };
  const wrong = fc.oneof(
    fc.double({ noInteger: true }),
    fc.constant(Number.NaN),
    fc.integer({ max: -1 }),
    fc.string(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(shown) as (keyof AmountDue)[])), wrong, (name, value) => {
      const error = refused(422, { code: 'amount_differs', due: { ...shown, [name]: value } });

      expect(changedAmount(error, shown)).toBeNull();
    }),
  );
});
