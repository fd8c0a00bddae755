/** @jest-environment node */
import fc from 'fast-check';
import { readRows, writeCart, writeRows } from './cart-csv';
import { readQuantity } from './quick-order/check-rows';

const row = (reference: string, quantity = '') => ({ reference, quantity });

describe('the parser of typed or pasted rows', () => {
  it.each([
    ['a space', 'SP-1 2\nSP-2 10'],
    ['several spaces', '  SP-1   2  \n\n  SP-2 10\n'],
    ['tabs, as from a spreadsheet', 'SP-1\t2\r\nSP-2\t10\r\n'],
    ['semicolons', 'SP-1;2\nSP-2;10'],
    ['commas', 'SP-1,2\nSP-2,10'],
    ['quotes', '"SP-1";"2"\n"SP-2";"10"'],
    ['a mix of commas and spaces', 'SP-1, 2\nSP-2 10'],
    ['semicolons after a byte order mark', '\uFEFFSP-1;2\nSP-2;10'],
  ])('splits rows with %s', (_what, text) => {
    expect(readRows(text)).toEqual([row('SP-1', '2'), row('SP-2', '10')]);
  });

  it.each([
    'Référence;Quantité\nSP-1;2',
    'Désignation;Qté;Réf.\n"Sac, 110 L";2;SP-1',
    'Code\tQuantité\nSP-1\t2',
    'référence quantité\nSP-1 2',
    'EAN;Quantité\nSP-1;2',
    'Code EAN;Quantité;Référence\n3017620422003;2;SP-1',
  ])('recognizes a header row: %j', (text) => {
    expect(readRows(text)).toEqual([row('SP-1', '2')]);
  });

  it.each([
    ['line endings are mixed', 'Référence;Quantité\r\nSP-1;2\nSP-2;3\r\n'],
    ['only the header has another line ending', 'Référence;Quantité\r\nSP-1;2\nSP-2;3\n'],
    ['a quote is never closed', 'Référence;Désignation;Quantité\r\nSP-1;"Sac 110 L;2\r\nSP-2;Sac 30 L;3\r\n'],
    [
      'a column of customer codes comes first',
      'Code client;Référence;Quantité\nC00042;SP-1;2\nC00042;SP-2;3',
    ],
    ['the first line declares the delimiter', 'sep=;\nRéférence;Quantité\nSP-1;2\nSP-2;3'],
    ['codes have the hyphens of a PDF and invisible characters', 'SP\u20111;2\nSP\u20132\u200b;3'],
    ['it contains zero bytes', 'SP-1\0;2\nSP-2;3'],
  ])('reads all rows when %s', (_what, text) => {
    expect(readRows(text)).toEqual([row('SP-1', '2'), row('SP-2', '3')]);
  });

  it('does not split a row with more cells than the header', () => {
    expect(readRows('Référence;Désignation;Quantité\nSP-1;Sac;noir;2')).toEqual([row('SP-1;Sac;noir;2')]);
  });

  it('returns rows without a quantity or without a reference', () => {
    expect(readRows('SP-1;\n;3\nSP-2')).toEqual([row('SP-1'), row('', '3'), row('SP-2')]);
  });

  it('parses any text without an error or blank rows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { reference, quantity } of readRows(text)) expect(reference + quantity).not.toBe('');
      }),
    );
  });
});

const reference = fc.stringMatching(/^[A-Z]{2}-[A-Z0-9]{1,8}$/);
const written = fc.record({ reference, quantity: fc.nat({ max: 99_999 }).map(String) });

it('the parser reads back the rows that were written for it', () => {
  fc.assert(
    fc.property(fc.array(written), (rows) => {
      expect(readRows(writeRows(rows))).toEqual(rows);
    }),
  );
});

/** A realistic code: no leading or trailing space, at most one leading formula character. */
const productCode = fc.stringMatching(
  /^[=+\-@]?[A-Za-z0-9;,"é]([A-Za-z0-9 ;,"'é./-]{0,12}[A-Za-z0-9;,"é])?$/,
);
const quantity = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const cartRow = fc.record({
  line: fc.record({ productCode, quantity }),
  name: fc.string({ unit: 'grapheme' }),
});

describe('the export of a cart', () => {
  it('can be imported by the quick order', () => {
    fc.assert(
      fc.property(fc.array(cartRow), (cart) => {
        const rows = readRows(writeCart(cart));

        expect(rows.map((one) => [one.reference, readQuantity(one.quantity)])).toEqual(
          cart.map(({ line }) => [line.productCode, line.quantity]),
        );
      }),
    );
  });

  it('starts with a byte order mark and uses semicolons', () => {
    expect(writeCart([{ line: { productCode: 'SP-1', quantity: 2 }, name: 'Sac' }])).toBe(
      '\uFEFFRéférence;Quantité;Désignation\r\nSP-1;2;Sac\r\n',
    );
  });

  it('escapes cells that would run as formulas, or change as numbers', () => {
    const codes = ['=A1', '0045', '12E5'];

    const text = writeCart(
      codes.map((productCode) => ({ line: { productCode, quantity: 1 }, name: '@SUM(A1)' })),
    );

    for (const cell of [...codes, '@SUM']) expect(text).toContain(`'${cell}`);
  });
});
