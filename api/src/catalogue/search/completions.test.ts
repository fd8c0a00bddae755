import { importSynonyms } from '../../import/synonyms';
import { api } from '../../testing/api';

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

  it('contain no synonym that finds nothing', async () => {
    await importSynonyms(api.database.db, [
      ['zeppelin', 'ballon dirigeable'],
      ['essuie-tout', 'zébrure magique'],
    ]);

    expect(await complete('zeb')).toEqual(['zébrure magique']);
    expect(await complete('zep')).toEqual([]);
  });
});
