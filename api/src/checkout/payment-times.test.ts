import fc from 'fast-check';
import { type CheckFacts, formLife, minutesToNextCheck, payableLife } from './payment-times';

const unpaid: CheckFacts = {
  status: 'PAYMENT_PENDING',
  payment: 'card',
  age: 0,
  formAge: 0,
  tried: false,
  running: false,
  confirmed: false,
  checks: 0,
};
const next = (facts: Partial<CheckFacts>) => minutesToNextCheck({ ...unpaid, ...facts });

describe('the provider', () => {
  it('is queried at each run of the job while a form is open in which a card was refused', () => {
    expect(next({ tried: true, formAge: formLife - 0.1, checks: 9 })).toBeLessThan(1);
    expect(next({ tried: true, formAge: formLife, checks: 9 })).toBeGreaterThan(1);
  });

  it('is queried for the last time when the last form of an unpaid order has expired', () => {
    expect(next({ age: payableLife - 30, formAge: 600, checks: 9 })).toBe(30);
    expect(next({ status: 'CANCELLED', age: 100, formAge: formLife - 5, checks: 9 })).toBe(5);
    expect(next({ status: 'CANCELLED', age: 100, formAge: formLife })).toBeNull();
    expect(next({ status: 'CANCELLED', age: 100, formAge: null })).toBeNull();
  });

  it('is queried for a week about a payment that the bank examines, in every state of the order', () => {
    const week = 7 * 24 * 60;
    for (const status of ['PAYMENT_PENDING', 'PAID', 'CANCELLED'] as const) {
      const examined = { status, running: true, confirmed: true, formAge: 900, checks: 2 };
      expect(next({ ...examined, age: week - 1 })).toBe(4);
    }
    expect(next({ status: 'CANCELLED', running: true, formAge: 900, age: week })).toBeNull();
  });

  it('is queried at growing intervals about an order that could not be ended at its deadline', () => {
    expect(next({ age: payableLife, formAge: 900, checks: 5 })).toBe(32);
  });

  it('is not queried about confirmed orders or orders on account', () => {
    expect(next({ status: 'PAID', confirmed: true })).toBeNull();
    expect(next({ payment: 'deferred' })).toBeNull();
  });

  it('is always queried again about an unpaid order within four hours', () => {
    const facts = fc.record({
      age: fc.double({ min: 0, max: 10_000, noNaN: true }),
      formAge: fc.option(fc.double({ min: 0, max: 10_000, noNaN: true })),
      tried: fc.boolean(),
      checks: fc.nat(10_000),
    });
    fc.assert(
      fc.property(facts, (order) => {
        const pause = next(order);

        expect(pause).toBeGreaterThanOrEqual(0.9);
        expect(pause).toBeLessThanOrEqual(240);
      }),
    );
  });
});
