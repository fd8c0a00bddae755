import fc from 'fast-check';
import { keyOf, writeStorage } from 'shared-contracts/storage';
import { runs } from 'shared-contracts/testing/foreign-input';
import { storedWithCart } from './stored-with-cart';

const kept = storedWithCart<{ readonly orderId: string }>('local', 'payment', ({ orderId }) =>
  typeof orderId === 'string' ? { orderId } : null,
);

afterEach(() => localStorage.clear());

it('what is kept with the cart is read as it was kept; of anything else what is known, or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.string(), (stored, orderId) => {
      writeStorage('local', keyOf('cart', 'payment'), stored);
      const read = kept.read();
      if (read !== null) expect(typeof read.orderId).toBe('string');

      kept.store({ orderId });
      expect(kept.read()).toEqual({ orderId });
    }),
    runs,
  );
});
