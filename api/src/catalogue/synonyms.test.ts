import type { Product } from 'shared-contracts/api/products';
import { checkCatalogue } from '../import/check-catalogue';
import { storeCatalogue } from '../import/store-catalogue';
import { onEachDatabase } from '../testing/databases';
import { TestApi } from '../testing/test-api';
import { collectSearchWords } from './search-words';
import { applySynonyms, storeSynonyms } from './synonyms';

onEachDatabase(() => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.open();
  });
  afterAll(() => api.close());

  const found = async (q: string) =>
    (await api.get<Product[]>(`/products/search?q=${encodeURIComponent(q)}`)).data;

  async function useSynonyms(...groups: string[][]) {
    const { db } = api.database;
    await storeSynonyms(db, groups);
    await applySynonyms(db);
    await collectSearchWords(db);
  }

  describe('a buyer who says it in the words of the trade', () => {
    it.each([
      ['sopalin', /^Essuie-tout/],
      ['serpillère', /^(Frange|Lavette)/],
      ['gel hydro', /^Gel hydroalcoolique/],
      ['touillettes', /^Agitateurs/],
      ['néons 60 cm', /^Tube LED/],
    ])('finds the article with « %s »', async (typed, name) => {
      const [first] = await found(typed);

      expect(first?.Designation).toMatch(name);
    });

    it('finds what the owner has written in the list, and no more what was taken out', async () => {
      await useSynonyms(['essuie tout', 'papier magique']);

      const [first] = await found('papier magique');

      expect(first?.Designation).toMatch(/^Essuie-tout/);
      expect(await found('sopalin')).toEqual([]);
    });

    it('finds the articles of a catalogue that is imported later', async () => {
      await useSynonyms(['trapeze', 'balai du matin']);
      const fields = {
        code: 'TRZ-1',
        designation: 'Trapèze rouge',
        prix_ht: '10',
        tva: '20',
        famille: 'Ménage',
        sous_famille: 'Balais',
      };
      const holder = { ...fields, code: 'TRZ-2', designation: 'Support trapèze' };
      const rows = [fields, holder].map((each) => ({ place: each.code, fields: each }));

      await storeCatalogue(api.database.db, await checkCatalogue(rows, []));

      expect((await found('balai du matin')).map(({ Code }) => Code)).toEqual(['TRZ-1']);
    });
  });
});
