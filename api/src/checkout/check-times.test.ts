import fc from 'fast-check';
import { type CheckFacts, formLife, minutesToNextCheck, payableLife } from './check-times';

const unpaid: CheckFacts = {
  status: 'PAYMENT_PENDING',
  payment: 'card',
  age: 0,
  formAge: 0,
  tried: false,
  confirmed: false,
  checks: 0,
};
const next = (facts: Partial<CheckFacts>) => minutesToNextCheck({ ...unpaid, ...facts });

describe('the provider', () => {
  it('is asked each minute while a form lives in which a card was refused', () => {
    expect(next({ tried: true, formAge: formLife - 0.1, checks: 9 })).toBe(1);
    expect(next({ tried: true, formAge: formLife, checks: 9 })).toBeGreaterThan(1);
  });

  it('is asked for the last time when the last form of an unpaid order is dead', () => {
    expect(next({ age: payableLife - 30, formAge: 600, checks: 9 })).toBe(30);
    expect(next({ status: 'CANCELLED', age: 100, formAge: formLife - 5, checks: 9 })).toBe(5);
    expect(next({ status: 'CANCELLED', age: 100, formAge: formLife })).toBeNull();
    expect(next({ status: 'CANCELLED', age: 100, formAge: null })).toBeNull();
  });

  it('is not asked about what is confirmed or on account', () => {
    expect(next({ status: 'PAID', confirmed: true })).toBeNull();
    expect(next({ payment: 'deferred' })).toBeNull();
  });

  it('is never asked earlier than in a minute or later than in four hours, and about an unpaid order always again', () => {
    const facts = fc.record({
      age: fc.double({ min: 0, max: 10_000, noNaN: true }),
      formAge: fc.option(fc.double({ min: 0, max: 10_000, noNaN: true })),
      tried: fc.boolean(),
      checks: fc.nat(10_000),
    });
    fc.assert(
      fc.property(facts, (some) => {
        const pause = next(some);

        expect(pause).toBeGreaterThanOrEqual(1);
        expect(pause).toBeLessThanOrEqual(240);
      }),
    );
  });
});
