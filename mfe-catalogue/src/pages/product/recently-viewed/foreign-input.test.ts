import fc from 'fast-check';
import { keyOf, writeStorage } from 'shared-contracts/storage';
import { rememberViewed, viewedCodes } from './viewed-codes';

/** The same 200 values each time; `npm run proof -- parsers` asks for 100,000 others. */
const runs = process.env.PARSER_RUNS
  ? { numRuns: Number(process.env.PARSER_RUNS) }
  : { numRuns: 200, seed: 1 };

afterEach(() => localStorage.clear());

it('whatever the device kept, products that were seen are codes, the last one first', () => {
  const code = fc.stringMatching(/^[A-Z0-9-]{3,20}$/);
  const list = fc.array(fc.oneof(code, fc.jsonValue())).map((values) => JSON.stringify(values));
  fc.assert(
    fc.property(fc.oneof(list, fc.json(), fc.string()), code, (stored, seen) => {
      writeStorage('local', keyOf('customer', 'recently-viewed'), stored);

      for (const each of viewedCodes()) expect(each).toMatch(/^[A-Z0-9-]{3,20}$/);
      rememberViewed(seen);
      expect(viewedCodes()[0]).toBe(seen);
      expect(viewedCodes().length).toBeLessThanOrEqual(12);
    }),
    runs,
  );
});
