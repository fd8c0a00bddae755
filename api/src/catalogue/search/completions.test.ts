import { importSynonyms } from '../../import/synonyms';
import { api, openWith } from '../../testing/api';
import { articlesRead, type Statement } from '../../testing/articles-read';

const issued: Statement[] = [];
openWith({ queries: { logQuery: (text, values) => issued.push({ text, values }) } });

const complete = async (q: string) =>
  (await api.get<string[]>(`/products/completions?q=${encodeURIComponent(q)}`)).data;

describe('the completions of a query', () => {
  it.each([
    ['gants n', 'gants nitrile'],
    ['poub', 'sac poubelle'],
    ['Désinfectant v', 'désinfectant virucide'],
    ['drap exam', 'drap d’examen'],
    ['serpill', 'serpillière'],
    ['javel', 'eau de javel'],
  ])('for « %s » contain « %s », from a name or a synonym, as it is written', async (typed, completion) => {
    expect(await complete(typed)).toContain(completion);
  });

  it('begin with the most frequent, and do not contain the query', async () => {
    const found = await complete('gants');

    expect(found[0]).toBe('gants nitrile');
    expect(found).toHaveLength(4);
    expect(found).not.toContain('gants');
  });

  it.each([
    ['savon s', 'savon liquide'],
    ['eau de', 'eau'],
    ["drap d'examen", 'drap d’examen'],
  ])('for « %s » do not contain « %s », which completes nothing', async (typed, other) => {
    expect(await complete(typed)).not.toContain(other);
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
