import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { api } from '../testing/api';
import { measures, searchText, searchTextSql } from './search-text';

describe('the text of an article and the text of a query', () => {
  it('are normalised in the same way', async () => {
    const piece = fc.oneof(
      fc.nat(9999).map(String),
      fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', 'x', '×', 'm', '-', '/', 'Sac', 'É', 'œ', 'v', "'"),
      fc.constantFrom(...measures.flatMap((measure) => Object.keys(measure))),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('').replaceAll('\0', ''));

    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const { rows } = (await api.database.db.execute(
          sql`select ${searchTextSql(sql`${typed}::text`)} as read`,
        )) as { rows: unknown[] };
        expect(rows).toEqual([{ read: searchText(typed) }]);
      }),
      { numRuns: 300 },
    );
  });
});
