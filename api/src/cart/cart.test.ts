import fc from 'fast-check';
import type { CartLine } from 'shared-contracts/api/cart';
import { api } from '../testing/api';
import { camille } from '../testing/buyers';
import { soap } from '../testing/test-buyer';
import { sameLines, summedLines } from './cart';

const cartOf = async (token: string) => (await api.get<CartLine[]>('/cart', token)).data;

it.each<[string, unknown, string]>([
  ['an unknown article', [soap, { productCode: 'ABSENT', quantity: 1 }], '1.productCode'],
  ['a quantity of 0', [{ ...soap, quantity: 0 }], '0.quantity'],
  ['a fractional quantity', [{ ...soap, quantity: 1.5 }], '0.quantity'],
  ['an unsafe integer', [{ ...soap, quantity: 2 ** 53 }], '0.quantity'],
  ['an unsafe sum', Array(2).fill({ ...soap, quantity: 2 ** 52 }), '1.quantity'],
])('a cart with %s is refused with the field at fault, and nothing is stored', async (_, lines, field) => {
  await api.fillCart(camille.token, [soap]);

  expect(await api.post('/cart/add', lines, camille.token)).toMatchObject({ status: 400, data: { field } });
  expect(await cartOf(camille.token)).toEqual([soap]);
});

const someLines = fc.array(
  fc.record({ productCode: fc.constantFrom('A', 'B', 'C'), quantity: fc.integer({ min: 1, max: 100_000 }) }),
);

it('summed cart lines have each code once with its total quantity, and are equal in any order', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const summed = summedLines(lines);
      const count = (of: readonly CartLine[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(count(summed)).toBe(count(lines));
      expect(new Set(summed.map(({ productCode }) => productCode)).size).toBe(summed.length);
      for (const { productCode: code, quantity } of summed)
        expect(quantity).toBe(count(lines.filter((line) => line.productCode === code)));
      expect(sameLines(summed, [...summed].reverse())).toBe(true);
      expect(sameLines(summed, [...summed, { productCode: 'D', quantity: 1 }])).toBe(false);
    }),
  );
});
