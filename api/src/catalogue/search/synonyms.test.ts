import { checkCatalogue } from '../../import/check-catalogue';
import { storeCatalogue } from '../../import/store-catalogue';
import { importSynonyms } from '../../import/synonyms';
import { row } from '../../import/testing/row';
import { api, openWith } from '../../testing/api';
import { articlesRead, type Statement } from '../../testing/articles-read';

const issued: Statement[] = [];
openWith({ queries: { logQuery: (text, values) => issued.push({ text, values }) } });

const useSynonyms = (...groups: string[][]) => importSynonyms(api.database.db, groups);

it('imported synonyms replace the previous synonyms', async () => {
  await useSynonyms(['essuie tout', 'papier magique']);

  const [first] = await api.search('papier magique');

  expect(first?.Designation).toMatch(/^Essuie-tout/);
  expect(await api.search('sopalin')).toEqual([]);
});

it('imported synonyms let a search read few articles', async () => {
  const phrases = ['gant', 'sac', 'savon', 'gobelet', 'balai', 'papier', 'assiette', 'lavette'];
  await useSynonyms(...phrases.map((phrase) => [phrase, `${phrase} de service`]));
  issued.length = 0;

  await api.search('seau 10 L');

  const read = await Promise.all(issued.splice(0).map((each) => articlesRead(api.database.sql, each)));
  expect(read.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(150);
});

it('imported synonyms apply to a catalogue that is imported later', async () => {
  await useSynonyms(['trapeze', 'balai du matin']);
  const rows = [
    row('TRZ-1', { designation: 'Trapèze rouge', sous_famille: 'Balais' }),
    row('TRZ-2', { designation: 'Support trapèze', sous_famille: 'Balais' }),
  ];

  await storeCatalogue(api.database.db, await checkCatalogue(rows, []));

  expect((await api.search('balai du matin')).map(({ Code }) => Code)).toEqual(['TRZ-1']);
});
