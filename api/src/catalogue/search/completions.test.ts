import { importSynonyms } from '../../import/synonyms';
import { api, openWith } from '../../testing/api';
import { articlesRead, type Statement } from '../../testing/articles-read';

const issued: Statement[] = [];
openWith({ queries: { logQuery: (text, values) => issued.push({ text, values }) } });

const complete = async (q: string) =>
  (await api.get<string[]>(`/products/completions?q=${encodeURIComponent(q)}`)).data;

describe('the completions of a query', () => {
  it.each([
    ['gants n', 'gants nitrile', true],
    ['poub', 'sac poubelle', true],
    ['Désinfectant v', 'désinfectant virucide', true],
    ['drap exam', 'drap d’examen', true],
    ['serpill', 'serpillière', true],
    ['javel', 'eau de javel', true],
    ['savon s', 'savon liquide', false],
    ['eau de', 'eau', false],
    ["drap d'examen", 'drap d’examen', false],
  ])('for « %s » contain « %s », as a name or a synonym is written: %s', async (typed, completion, is) => {
    expect((await complete(typed)).includes(completion)).toBe(is);
  });

  it('begin with the most frequent, and do not contain the query', async () => {
    const found = await complete('gants');

    expect(found[0]).toBe('gants nitrile');
    expect(found).toHaveLength(4);
    expect(found).not.toContain('gants');
  });

  it.each(['xylophone', '💩', '%', '110', 'SP-110-N35'])('are none for %j', async (typed) => {
    expect(await complete(typed)).toEqual([]);
  });

  it('read few articles in one statement', async () => {
    issued.length = 0;

    await complete('gobel');

    expect(issued).toHaveLength(1);
    expect(await articlesRead(api.database.sql, issued[0] as Statement)).toBeLessThanOrEqual(150);
  });

  it('contain no synonym that finds nothing', async () => {
    await importSynonyms(api.database.db, [
      ['zeppelin', 'ballon dirigeable'],
      ['essuie-tout', 'zébrure magique'],
    ]);

    expect(await complete('zeb')).toEqual(['zébrure magique']);
    expect(await complete('zep')).toEqual([]);
  });
});
