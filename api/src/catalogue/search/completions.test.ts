import { importSynonyms } from '../../import/synonyms';
import { api } from '../../testing/api';

const complete = async (q: string) =>
  (await api.get<string[]>(`/products/completions?q=${encodeURIComponent(q)}`)).data;

describe('the completions of a query', () => {
  it.each([
    ['gants n', 'contain', 'gants nitrile'],
    ['poub', 'contain', 'sac poubelle'],
    ['Désinfectant v', 'contain', 'désinfectant virucide'],
    ['drap exam', 'contain', 'drap d’examen'],
    ['serpill', 'contain', 'serpillière'],
    ['javel', 'contain', 'eau de javel'],
    ['savon s', 'do not contain', 'savon liquide'],
    ['eau de', 'do not contain', 'eau'],
    ["drap d'examen", 'do not contain', 'drap d’examen'],
  ])('for « %s » %s « %s »', async (typed, verb, completion) => {
    expect((await complete(typed)).includes(completion)).toBe(verb === 'contain');
  });

  it('are at most four, begin with the most frequent, and do not contain the query', async () => {
    const found = await complete('gants');

    expect(found[0]).toBe('gants nitrile');
    expect(found).toHaveLength(4);
    expect(found).not.toContain('gants');
  });

  it.each(['xylophone', '💩', '%', '110', 'SP-110-N35'])('are none for %j', async (typed) => {
    expect(await complete(typed)).toEqual([]);
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
