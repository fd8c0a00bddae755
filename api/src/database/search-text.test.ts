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
      const rows = await api.sql('select search_text($1) as read', typed);
      expect(rows).toEqual([{ read: searchText(typed) }]);
    }),
    { numRuns: 300 },
  );
});

it('texts are folded in the same way in every locale and encoding', async () => {
  const typed = 'INOX Élise E\u0301lise Ørsted';
  // PGlite has no locales of ICU.
  const locales = await api.sql<{ name: string }>(
    "select collname as name from pg_collation where collname in ('C', 'fr-x-icu', 'tr-x-icu') order by collname",
  );

  expect(locales).toContainEqual({ name: 'C' });
  for (const { name } of locales) {
    const text = `$1::text collate "${name}"`;
    const found = await api.sql(`select folded(${text}) as folded, unaccented(${text}) as unaccented`, typed);
    const expected = { folded: 'inox élise élise ørsted', unaccented: unaccented(typed) };
    expect([name, found]).toEqual([name, [expected]]);
  }
});
