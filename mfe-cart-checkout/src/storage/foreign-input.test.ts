import fc from 'fast-check';
import { keyOf, writeStorage } from 'shared-contracts/storage';
import { keptWithCart } from './kept-with-cart';

/** The same 200 values each time; `npm run proof -- parsers` asks for 100,000 others. */
const runs = process.env.PARSER_RUNS
  ? { numRuns: Number(process.env.PARSER_RUNS) }
  : { numRuns: 200, seed: 1 };

const kept = keptWithCart<{ readonly orderId: string }>('local', 'payment', ({ orderId }) =>
  typeof orderId === 'string' ? { orderId } : null,
);

afterEach(() => localStorage.clear());

it('what is kept with the cart is read as it was kept; of anything else what is known, or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.string(), (stored, orderId) => {
      writeStorage('local', keyOf('cart', 'payment'), stored);
      const read = kept.read();
      if (read !== null) expect(typeof read.orderId).toBe('string');

      kept.keep({ orderId });
      expect(kept.read()).toEqual({ orderId });
    }),
    runs,
  );
});
