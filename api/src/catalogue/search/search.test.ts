import type { SearchHit } from 'shared-contracts/api/products';
import { api } from '../../testing/api';

const codes = async (q: string) => (await api.search(q)).map(({ Code }) => Code);

/** Changes an article; this stays for the following tests. */
const change = (code: string, set: string) => api.sql(`update products set ${set} where code = $1`, code);

describe('the search', () => {
  it.each(['n', 'nett', 'nettoyants s'])('finds articles for the partial query « %s »', async (typed) => {
    expect(await api.search(typed)).not.toEqual([]);
  });

  it.each<[string, string, (hit: SearchHit) => boolean]>([
    ['désinfectant', 'with the word in the name', ({ Designation }) => /d[ée]sinfectant/i.test(Designation)],
    ['savon', 'whose name begins with the word', ({ Designation }) => /^savons? /i.test(Designation)],
  ])('for « %s » ranks those articles first %s', async (typed, _, isBetter) => {
    const better = (await api.search(typed)).map(isBetter);

    const count = better.filter(Boolean).length;
    expect(count).toBeGreaterThan(1);
    expect(better.lastIndexOf(true)).toBe(count - 1);
  });

  it.each(['sp110n35', 'SP 110-N35', 'sp.110n'])(
    'for « %s » ranks the reference SP-110-N35 first, whatever separates its parts',
    async (typed) => {
      expect((await codes(typed))[0]).toBe('SP-110-N35');
    },
  );

  it('does not read a word without digits as parts of a reference', async () => {
    await change('NS-5L-E', "reference = 'SA-C1'");

    expect((await codes('sac'))[0]).not.toBe('NS-5L-E');
    expect((await codes('sac1'))[0]).toBe('NS-5L-E');
  });

  it.each([
    ['sac poubelle 110l Xylophoné', 'Xylophoné', /^Sac poubelle.*110 L/],
    ['gobelet 999cl', '999cl', /^Gobelet/],
    ['gobelet carton javel', 'javel', /^Gobelet carton/],
  ])('for « %s » omits and reports « %s », since no article has all words', async (typed, without, name) => {
    const found = await api.search(typed);

    expect(found[0]?.Designation).toMatch(name);
    expect(new Set(found.map(({ withoutWord }) => withoutWord))).toEqual(new Set([without]));
  });

  it('omits no word when an article has all words', async () => {
    expect((await api.search('sac poubelle 110l')).some((hit) => 'withoutWord' in hit)).toBe(false);
  });

  it('sorts sizes by number', async () => {
    const sizes = (await api.search('sac poubelle')).flatMap(
      ({ Designation }) => /^Sac poubelle économique (\d+) L/.exec(Designation)?.[1] ?? [],
    );

    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.map(Number)).toEqual(sizes.map(Number).toSorted((one, other) => one - other));
  });

  it('finds the article of a scanned EAN, and the successor of an ended article', async () => {
    await change('NS-5L-E', "gtin = '03017620422003'");
    await api.sql("insert into replacements values ('OLD-1', 'NS-5L-E')");

    expect(await codes('3 017620 422003')).toEqual(['NS-5L-E']);
    expect(await codes('old-1')).toEqual(['NS-5L-E']);
  });

  it('finds at most fifty articles', async () => {
    expect(await api.search('sac')).toHaveLength(50);
  });

  it.each(['savon xylophone', 'xylophone zzzzzz savon', 'xylophone', 'QX-99999', '💩', '%', ' ', '!:*'])(
    'finds nothing for %j',
    async (q) => {
      expect(await api.search(q)).toEqual([]);
    },
  );
});

it('the search ranks the exact reference before longer ones', async () => {
  await change('SP-030-B15', "reference = 'SP-110-N35-2', designation = 'SP 110 N35 SP 110 N35'");

  expect((await codes('sp-110-n35')).slice(0, 2)).toEqual(['SP-110-N35', 'SP-030-B15']);
});

it('the search finds the exact reference among more longer ones than it lists', async () => {
  await api.sql(`update products set reference = 'AB-1-' || code, position = position - 1000`);
  await change('SP-110-N35', "reference = 'AB-1', position = 2000");

  expect((await codes('ab-1'))[0]).toBe('SP-110-N35');
});

it.each(['sp-110-n35', 'r-1986', 'framboises'])(
  'the search finds an article by its code, reference or description (%s)',
  async (typed) => {
    await change('SP-110-N35', "reference = 'R-1986', description = 'Senteur framboise.'");

    expect((await codes(typed))[0]).toBe('SP-110-N35');
  },
);
