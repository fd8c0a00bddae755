import fc from 'fast-check';
import { keyOf, writeStorage } from 'shared-contracts/storage';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { storedQuickOrder } from '../pages/cart/quick-order/stored-quick-order';
import { storedChoice } from '../pages/checkout/checkout-choice';
import { storedAttempt } from '../payment/checkout';
import { submittedPayment } from '../payment/submitted-payment';

it.each([
  ['order', storedAttempt, ['signature', 'key', 'askedAt', 'pricingVersion']],
  ['payment', submittedPayment, ['orderId', 'customerId']],
  ['checkout', storedChoice, ['mode', 'delivery', 'billing', 'adding']],
  ['quick-order', storedQuickOrder, ['text', 'rows']],
] as const)(
  'any text stored as %s is read as null or as a value that can be stored',
  (name, stored, fields) => {
    const some = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.string(), fc.nat(), fc.jsonValue()));
    const texts = fc.oneof(
      anyText,
      fc.json(),
      some.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(fc.constantFrom('local', 'session'), texts, (kind, text) => {
        writeStorage(kind, keyOf('cart', name), text);
        const value = stored.read();
        expect(typeof value).toBe('object');
        if (value === null) return;

        stored.store(value as never);
        expect(stored.read()).toEqual(value);
      }),
      runs,
    );
  },
);
