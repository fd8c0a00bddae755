import fc from 'fast-check';
import { dueUnitPrice, exactFromEuros, lineTotal, netPrice, type PriceBreak, priceSteps } from './index';

const priceHT = fc.integer({ min: 1, max: 10_000_000 }).map((units) => units / 10_000);
const breaks = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 500 }), priceHT }), { maxLength: 8 });
const discountRate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const offer = fc.record({ priceHT, breaks, discountRate });
const quantity = fc.integer({ min: 1, max: 1000 });

const unitPrice = (of: { priceHT: number; breaks: PriceBreak[]; discountRate: number }, pieces: number) =>
  dueUnitPrice({ priceHT: of.priceHT, netPriceHT: netPrice(of.breaks, pieces) }, of.discountRate);

it('a unit price is the lowest of the discounted list price and of the breaks that the quantity reaches', () => {
  fc.assert(
    fc.property(offer, quantity, (of, pieces) => {
      const reached = of.breaks.filter((each) => each.quantity <= pieces);
      const candidates = [
        unitPrice({ ...of, breaks: [] }, pieces),
        ...reached.map((each) => exactFromEuros(each.priceHT)),
      ];

      expect(unitPrice(of, pieces)).toBe(candidates.sort((one, other) => (one < other ? -1 : 1))[0]);
    }),
  );
});

it('the steps begin at one piece, rise in quantity, fall in price, and give each quantity the price of its line', () => {
  fc.assert(
    fc.property(offer, quantity, (of, pieces) => {
      const steps = priceSteps(of, of.breaks, of.discountRate);

      expect(steps[0]?.from).toBe(1);
      for (const [index, step] of steps.slice(1).entries()) {
        expect(step.from).toBeGreaterThan(steps[index]?.from ?? 0);
        expect(step.price).toBeLessThan(steps[index]?.price ?? 0n);
      }
      const line = {
        quantity: pieces,
        priceHT: of.priceHT,
        netPriceHT: netPrice(of.breaks, pieces),
        vatRate: 20,
      };
      const reached = steps.findLast(({ from }) => from <= pieces)?.price ?? 0n;
      expect(lineTotal(line, of.discountRate)).toBe(BigInt(pieces) * reached);
    }),
  );
});
