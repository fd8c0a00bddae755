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

it.each<[string, number | null, Partial<CheckFacts>]>([
  ['an order whose form is open after a refused card', 0.9, { ...refused, formAge: formLife - 0.1 }],
  ['an order whose form has expired after a refused card', 240, { ...refused, formAge: formLife }],
  ['an unpaid order whose last form expires', 30, { age: payableLife - 30, formAge: 600, checks: 9 }],
  ['an ended order whose form is open', 5, { ...ended, age: 100, formAge: formLife - 5, checks: 9 }],
  ['an ended order whose form has expired', null, { ...ended, age: 100, formAge: formLife }],
  ['an ended order without a form', null, { ...ended, age: 100, formAge: null }],
  ['an unpaid order that the bank examines', 4, examined],
  ['a paid order that the bank examines', 4, { ...examined, status: 'PAID' }],
  ['an ended order that the bank examines', 4, { ...examined, ...ended }],
  ['an ended order that the bank has examined for a week', null, { ...examined, ...ended, age: week }],
  ['an order that could not be ended in time', 32, { age: payableLife, formAge: 900, checks: 5 }],
  ['a confirmed order', null, { status: 'PAID', confirmed: true }],
  ['an order on account', null, { payment: 'deferred' }],
])('the next inquiry about %s is after %p minutes (null: none)', (_, minutes, facts) => {
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
