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

const ended = { status: 'CANCELLED' } as const;
const refused = { tried: true, checks: 9 };
const week = 7 * 24 * 60;
const examined = { running: true, confirmed: true, formAge: 900, checks: 2, age: week - 1 };

it.each<[string, Partial<CheckFacts>, number | null]>([
  ['an order whose form is open after a refused card', { ...refused, formAge: formLife - 0.1 }, 0.9],
  ['an order whose form has expired after a refused card', { ...refused, formAge: formLife }, 240],
  ['an unpaid order whose last form expires', { age: payableLife - 30, formAge: 600, checks: 9 }, 30],
  ['an ended order whose form is open', { ...ended, age: 100, formAge: formLife - 5, checks: 9 }, 5],
  ['an ended order whose form has expired', { ...ended, age: 100, formAge: formLife }, null],
  ['an ended order without a form', { ...ended, age: 100, formAge: null }, null],
  ['an unpaid order that the bank examines', examined, 4],
  ['a paid order that the bank examines', { ...examined, status: 'PAID' }, 4],
  ['an ended order that the bank examines', { ...examined, ...ended }, 4],
  ['an ended order that the bank has examined for a week', { ...examined, ...ended, age: week }, null],
  ['an order that could not be ended in time', { age: payableLife, formAge: 900, checks: 5 }, 32],
  ['a confirmed order', { status: 'PAID', confirmed: true }, null],
  ['an order on account', { payment: 'deferred' }, null],
])('the next inquiry about %s is in a set number of minutes, if any', (_, facts, minutes) => {
  expect(next(facts)).toBe(minutes);
});

it('the next inquiry about an unpaid order is within four hours', () => {
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
