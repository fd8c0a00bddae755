import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { codePoints } from 'shared-contracts/testing/foreign-input';
import { amountCell, csvLine, textCell } from './csv';

it('a CSV line with any text is parsed to the same cells', () => {
  fc.assert(
    fc.property(fc.array(codePoints({ minLength: 1 }), { minLength: 1 }), (texts) => {
      const cells = texts.map(textCell);

      expect(parse(csvLine(cells), { delimiter: ';', record_delimiter: '\r\n' })).toEqual([cells]);
    }),
  );
});

it.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '|calc', '%0A'])(
  'a spreadsheet shows %j as text',
  (text) => {
    expect(textCell(text)).toBe(`'${text}`);
  },
);

it('names and amounts are unchanged', () => {
  expect(textCell('Hôtel Lumière & Fils')).toBe('Hôtel Lumière & Fils');
  expect(amountCell(123_450)).toBe('1234,50');
  expect(amountCell(5)).toBe('0,05');
});
