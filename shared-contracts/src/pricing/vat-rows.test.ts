import fc from 'fast-check';
import { toCents } from './exact';
import { totals, vatRows } from './totals';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000 }),
  priceHT: fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 10_000),
  vatRate: fc.constantFrom(0, 2.1, 5.5, 10, 20, null),
});
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

describe('a bookkeeper who adds up a receipt', () => {
  it('finds the totals from the rows of all rates, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(0, 10, 33.33),
        (lines, rate) => {
          const rows = vatRows(lines, rate);
          const { ht, ttc } = totals(lines, rate);

          expect(sum(rows.map(({ baseCents }) => baseCents))).toBe(toCents(ht));
          expect(sum(rows.map(({ baseCents, vatCents }) => baseCents + vatCents))).toBe(toCents(ttc));
        },
      ),
    );
  });

  it('finds no tax where the rate is zero or missing', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const untaxed = vatRows(lines, 0).find(({ rate }) => rate === 0);

        expect(untaxed?.vatCents ?? 0).toBe(0);
      }),
    );
  });

  it('reads one row for each rate, the lowest first', () => {
    const rows = vatRows(
      [
        { quantity: 2, priceHT: 10, vatRate: 20 },
        { quantity: 1, priceHT: 10, vatRate: 5.5 },
        { quantity: 1, priceHT: 5, vatRate: 20 },
      ],
      10,
    );

    expect(rows).toEqual([
      { rate: 5.5, baseCents: 900, vatCents: 50 },
      { rate: 20, baseCents: 2250, vatCents: 450 },
    ]);
  });
});
