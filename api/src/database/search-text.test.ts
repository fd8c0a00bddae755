import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { api } from '../testing/api';
import { measures, searchText, unaccented } from './search-text';

it('the text of an article and the text of a query are normalised in the same way', async () => {
  const piece = fc.oneof(
    fc.nat(9999).map(String),
    fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', 'x', '×', 'm', '-', '/', 'Sac', 'É', 'œ', 'v', "'"),
    fc.constantFrom(...measures.flatMap((measure) => Object.keys(measure))),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('').replaceAll('\0', ''));

  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      const { rows } = (await api.database.db.execute(sql`select search_text(${typed}) as read`)) as {
        rows: unknown[];
      };
      expect(rows).toEqual([{ read: searchText(typed) }]);
    }),
    { numRuns: 300 },
  );
});

it('texts are folded in the same way in every locale and encoding', async () => {
  const typed = 'INOX Élise E\u0301lise Ørsted';
  const { rows } = (await api.database.db.execute(
    sql`select collname from pg_collation where collname in ('C', 'fr-x-icu', 'tr-x-icu') order by collname`,
  )) as { rows: { collname: string }[] };

  for (const { collname } of rows) {
    const text = sql`${typed}::text collate ${sql.identifier(collname)}`;
    const { rows: found } = (await api.database.db.execute(
      sql`select folded(${text}) as folded, unaccented(${text}) as unaccented`,
    )) as { rows: unknown[] };
    const expected = { folded: 'inox élise élise ørsted', unaccented: unaccented(typed) };
    expect([collname, found]).toEqual([collname, [expected]]);
  }
});
