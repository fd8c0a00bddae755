import fc from 'fast-check';
import type { Order } from 'shared-contracts/api/orders';
import { absoluteUrl } from './catalogue/paths';
import { receiptRows } from './orders/receipt';
import { parseSort, sortSearch } from './sorting';

/** The same 200 values each time; `npm run proof -- parsers` asks for 100,000 others. */
const runs = process.env.PARSER_RUNS
  ? { numRuns: Number(process.env.PARSER_RUNS) }
  : { numRuns: 200, seed: 1 };

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.json());
const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, 1e-9, 2 ** 53, 1_000_000));

it('an order with odd sums has its receipt', () => {
  const order = fc.record({
    totalHT: anyNumber,
    deliveryFee: fc.option(anyNumber, { nil: undefined }),
    totalTTC: fc.option(anyNumber, { nil: undefined }),
    deliveryMode: anyText,
    status: anyText,
    vat: fc.option(fc.array(fc.record({ rate: anyNumber, base: anyNumber, amount: anyNumber })), {
      nil: undefined,
    }),
    address: fc.record({ delivery: fc.record({ postalCode: anyText, country: anyText }) }),
    items: fc.array(fc.record({ quantity: anyNumber, unitPriceHT: anyNumber, dueUnitPriceHT: anyNumber })),
  });
  fc.assert(
    fc.property(order, (each) => {
      const rows = receiptRows(each as unknown as Order, 'apply');

      expect(rows.at(-1)?.tone).toBe('total');
      for (const { label, value } of rows) expect(`${label} ${value}`).not.toMatch(/NaN|undefined|Infinity/);
    }),
    runs,
  );
});

it('a sort of a list is one that there is, and its query leads back to it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('price', '-price', 'constructor', '__proto__'), anyText), (text) => {
      const sort = parseSort(text);

      if (sort) expect(parseSort(new URLSearchParams(sortSearch(sort)).get('tri'))).toBe(sort);
    }),
    runs,
  );
});

it('a URL that the API names is of the web, or none', () => {
  const scheme = fc.constantFrom(
    'javascript:',
    'data:text/html,',
    'http://',
    'https://x/',
    '//',
    '/',
    ' java\nscript:',
    'vbscript:',
    'blob:',
    '',
  );
  fc.assert(
    fc.property(scheme, anyText, (start, rest) => {
      const url = absoluteUrl('http://localhost:4000/', `${start}${rest}`);

      if (url !== '') expect(url).toMatch(/^https?:/i);
    }),
    runs,
  );
});
