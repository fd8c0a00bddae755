import { parse as parseCsv } from 'csv-parse/sync';
import fc from 'fast-check';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { z } from 'zod';
import { csvLine, textCell } from './accounting/csv';
import { unaccented } from './database/search-text';
import { Refusal } from './refusals/refusals';
import { createCursors } from './server/signed-cursor';

it('a line of the export is parsed to the same cells, and no cell is a formula', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1 }), (texts) => {
      const cells = texts.map(textCell);
      fc.pre(cells.join('') !== '');

      const [read] = parseCsv(csvLine(cells), {
        delimiter: ';',
        record_delimiter: '\r\n',
        relax_column_count: true,
      });

      expect(read).toEqual(cells);
      for (const [index, cell] of cells.entries()) {
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠|%]|^[\t\r]/);
        expect([texts[index], `'${texts[index]}`]).toContain(cell);
      }
    }),
    runs,
  );
});

it('a cursor opens to its sealed position, and other texts are refused', () => {
  const cursors = createCursors('secret');
  const Position = z.object({ after: z.number(), code: z.string() });
  fc.assert(
    fc.property(
      fc.record({ after: fc.integer(), code: fc.string() }),
      anyText,
      fc.nat(),
      (position, text, at) => {
        const sealed = cursors.seal(position);
        const changed = `${sealed.slice(0, at % sealed.length)}${text}${sealed.slice(at % sealed.length)}`;

        expect(cursors.open(sealed, Position)).toEqual(position);
        expect(() => cursors.open(text, Position)).toThrow(Refusal);
        if (changed !== sealed) expect(() => cursors.open(changed, Position)).toThrow(Refusal);
      },
    ),
    runs,
  );
});

it('unaccented text is lower case, and unaccenting it again does not change it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const plain = unaccented(text);

      expect(unaccented(plain)).toBe(plain);
      expect(plain).toBe(plain.toLowerCase());
    }),
    runs,
  );
});
