import { eq } from 'drizzle-orm';
import type { SearchHit } from 'shared-contracts/api/products';
import { products } from '../../database/schema';
import { api } from '../../testing/api';

const codes = async (q: string) => (await api.search(q)).map(({ Code }) => Code);

type Names = Readonly<
  Partial<Pick<typeof products.$inferSelect, 'reference' | 'designation' | 'description'>>
>;

/** Renames articles; the changes stay for the following tests. */
async function rename(names: Readonly<Record<string, Names>>): Promise<void> {
  for (const [code, values] of Object.entries(names))
    await api.database.db.update(products).set(values).where(eq(products.code, code));
}

describe('the search', () => {
  it.each([
    ['SACS POUBELLES', 'sac poubelle'],
    ['sol nettoyant', 'nettoyant sols'],
    ['écolabel essuie-mains', 'Essuie mains ECOLABEL'],
    ['des sacs pour la poubelle', 'sacs poubelle'],
    ['poubele noir', 'poubelle noir'],
    ['desinfectent', 'désinfectants'],
  ])('finds the same articles for « %s » and « %s »', async (one, other) => {
    const found = await codes(one);

    expect(found.length).toBeGreaterThan(0);
    expect(new Set(await codes(other))).toEqual(new Set(found));
  });

  it.each(['n', 'nett', 'nettoyants s'])('finds articles for the partial query « %s »', async (typed) => {
    const found = await api.search(typed);

    expect(found.length).toBeGreaterThan(0);
  });

  it.each<[string, string, (hit: SearchHit) => boolean]>([
    ['désinfectant', 'with the word in the name', ({ Designation }) => /d[ée]sinfectant/i.test(Designation)],
    ['savon', 'whose name begins with the word', ({ Designation }) => /^savons? /i.test(Designation)],
    ['sp-110', 'whose reference begins with the query', ({ Reference }) => Reference.startsWith('SP-110')],
  ])('for « %s » ranks those articles first %s', async (typed, _, isBetter) => {
    const better = (await api.search(typed)).map(isBetter);

    const count = better.filter(Boolean).length;
    expect(count).toBeGreaterThan(1);
    expect(better.lastIndexOf(true)).toBe(count - 1);
  });

  it.each([
    ['sac poubelle 110l Xylophoné', 'Xylophoné', /^Sac poubelle.*110 L/],
    ['gobelet 999cl', '999cl', /^Gobelet/],
    ['gobelet carton javel', 'javel', /^Gobelet carton/],
  ])(
    'for « %s » omits « %s » and reports it, since no article has all words',
    async (typed, without, name) => {
      const found = await api.search(typed);

      expect(found[0]?.Designation).toMatch(name);
      expect(new Set(found.map(({ withoutWord }) => withoutWord))).toEqual(new Set([without]));
    },
  );

  it('omits no word when an article has all words', async () => {
    const found = await api.search('sac poubelle 110l');

    expect(found.some((hit) => 'withoutWord' in hit)).toBe(false);
  });

  it.each(['savon xylophone', 'xylophone zzzzzz savon'])(
    'finds nothing for « %s », whose known words are not specific enough',
    async (typed) => {
      expect(await api.search(typed)).toEqual([]);
    },
  );

  it('sorts sizes by number', async () => {
    const sizes = (await api.search('sac poubelle')).flatMap(
      ({ Designation }) => /^Sac poubelle économique (\d+) L/.exec(Designation)?.[1] ?? [],
    );

    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.map(Number)).toEqual(sizes.map(Number).toSorted((one, other) => one - other));
  });

  it('finds at most fifty articles', async () => {
    expect(await api.search('sac')).toHaveLength(50);
  });

  it.each(['xylophone', 'QX-99999', '💩', '%', ' ', '!:*'])('finds nothing for %j', async (q) => {
    expect(await api.search(q)).toEqual([]);
  });
});

describe('the search among renamed articles', () => {
  it('ranks the typed size first, and does not find a longer number', async () => {
    await rename({
      'SP-110-N35': { designation: 'Essai 20 L' },
      'SP-030-B15': { designation: 'Essai 200 cl' },
      'NS-5L-E': { designation: 'Essai 200 ml' },
    });

    expect(await codes('essai 20cl')).toEqual(['NS-5L-E', 'SP-110-N35']);
  });

  it('ranks the exact reference before longer ones', async () => {
    await rename({ 'SP-030-B15': { reference: 'SP-110-N35-2', designation: 'SP 110 N35 SP 110 N35' } });

    expect((await codes('sp-110-n35')).slice(0, 2)).toEqual(['SP-110-N35', 'SP-030-B15']);
  });

  it.each(['sp-110-n35', 'r-1986', 'framboises'])(
    'finds an article by its code, reference or description (%s)',
    async (typed) => {
      await rename({ 'SP-110-N35': { reference: 'R-1986', description: 'Senteur framboise.' } });

      expect((await codes(typed))[0]).toBe('SP-110-N35');
    },
  );
});
