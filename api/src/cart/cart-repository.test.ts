import fc from 'fast-check';
import type { CartLine } from 'shared-contracts/api/cart';
import { sameLines, summedLines } from './cart-repository';

const lines = fc.array(
  fc.record({
    productCode: fc.constantFrom('A', 'B', 'C'),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
  }),
);

it('lines of a cart keep their quantities when they are summed, each code once, and are the same in any order', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const summed = summedLines(given);
      const count = (of: readonly CartLine[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(count(summed)).toBe(count(given));
      expect(new Set(summed.map(({ productCode }) => productCode)).size).toBe(summed.length);
      expect(sameLines(summed, [...summed].reverse())).toBe(true);
      expect(sameLines(summed, [...summed, { productCode: 'D', quantity: 1 }])).toBe(false);
    }),
  );
});
