import { checkCatalogue } from '../../import/check-catalogue';
import { storeCatalogue } from '../../import/store-catalogue';
import { importSynonyms } from '../../import/synonyms';
import { api, openWith } from '../../testing/api';
import { articlesRead, type Statement } from '../../testing/articles-read';

const issued: Statement[] = [];
openWith({ queries: { logQuery: (text, values) => issued.push({ text, values }) } });

const useSynonyms = (...groups: string[][]) => importSynonyms(api.database.db, groups);

describe('imported synonyms', () => {
  it('replace the previous synonyms', async () => {
    await useSynonyms(['essuie tout', 'papier magique']);

    const [first] = await api.search('papier magique');

    expect(first?.Designation).toMatch(/^Essuie-tout/);
    expect(await api.search('sopalin')).toEqual([]);
  });

  it('let a search read few articles', async () => {
    const phrases = ['gant', 'sac', 'savon', 'gobelet', 'balai', 'papier', 'assiette', 'lavette'];
    await useSynonyms(...phrases.map((phrase) => [phrase, `${phrase} de service`]));
    issued.length = 0;

    await api.search('seau 10 L');

    const read = await Promise.all(issued.splice(0).map((each) => articlesRead(api.database.sql, each)));
    expect(read.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(150);
  });

  it('apply to a catalogue that is imported later', async () => {
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
    const rows = [fields, holder].map((each) => ({ position: each.code, fields: each }));

    await storeCatalogue(api.database.db, await checkCatalogue(rows, []));

    expect((await api.search('balai du matin')).map(({ Code }) => Code)).toEqual(['TRZ-1']);
  });
});
