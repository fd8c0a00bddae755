import { TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

const codes = async (q: string) => (await api.search(q)).map(({ Code }) => Code);

describe('a visitor who searches in their own words', () => {
  it.each([
    ['savons mains', 'main savon'],
    ['SACS POUBELLES', 'sac poubelle'],
    ['écolabel essuie-mains', 'Essuie mains ECOLABEL'],
    ['détartrants', 'detartrant'],
    ['sol nettoyant', 'nettoyant sols'],
  ])('finds the same with « %s » and « %s »', async (one, other) => {
    const found = await codes(one);

    expect(found.length).toBeGreaterThan(0);
    expect(new Set(await codes(other))).toEqual(new Set(found));
  });

  it.each(['n', 'ne', 'net', 'nett', 'nettoyan', 'nettoyants s', 'nettoyants sol'])(
    'sees the floor cleaner while « %s » is being typed, or more that begins so',
    async (typed) => {
      const found = await api.search(typed);

      expect(found.length).toBeGreaterThan(0);
    },
  );

  it('gets what is named so before what is filed so, and that before what mentions it', async () => {
    const designations = (await api.search('désinfectant')).map(({ Designation }) =>
      /d[ée]sinfectant/i.test(Designation),
    );

    expect(designations.indexOf(false)).toBeGreaterThan(0);
    expect(designations.lastIndexOf(true)).toBeLessThan(designations.indexOf(false));
  });

  it.each([
    ['savn', 'savon'],
    ['nettoynat', 'nettoyant'],
    ['desinfectent', 'desinfectant'],
    ['poubele noir', 'poubelle noir'],
    ['aspirateeur', 'aspirateur'],
  ])('is understood when « %s » is a slip of the hand', async (typed, meant) => {
    const found = await codes(typed);

    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(await codes(meant)));
  });

  it.each([
    ['20cl', 'gobelet 20 CL', /20\s?cl/],
    ['sac 110l', 'sac 110 litres', /110\s?L/],
    ['bidon 5L', 'bidon 5 litres', /5\s?L/],
    ['0,5 l', '500ml', /500\s?ml/],
    ['tapis 60x90', 'tapis 60 × 90 cm', /60\s?×\s?90/],
    ['manche 1m50', 'manche 150 cm', /1,50\s?m|150\s?cm/],
  ])('finds the same first with « %s » and « %s »', async (one, other, size) => {
    const [first] = await api.search(one);
    const [sameFirst] = await api.search(other);

    expect(first?.Designation).toMatch(size);
    expect(sameFirst?.Designation).toMatch(size);
  });

  it.each([
    ['gants taille L', /taille L\b/],
    ['gants nitrile taille m', /taille M\b/],
    ['gants taille 10', /taille 10\b/],
  ])('gets « %s » in that size', async (typed, size) => {
    const [first, second] = await api.search(typed);

    expect(first?.Designation).toMatch(size);
    expect(second?.Designation).toMatch(size);
  });

  it('gets the size they typed before a longer number, and another unit last', async () => {
    const { sql } = api.database;
    const text = 'update products set designation = $1 where code = $2';
    const named = { 'SP-110-N35': 'Essai 20 L', 'SP-030-B15': 'Essai 200 cl', 'NS-5L-E': 'Essai 200 ml' };
    const before = await Promise.all(
      Object.keys(named).map(async (code) => (await codes(code)).length && (await api.search(code))[0]),
    );
    for (const [code, name] of Object.entries(named)) await sql.query({ text, values: [name, code] });

    const [right, ...others] = await codes('essai 20cl');

    expect(right).toBe('NS-5L-E');
    expect(others).toEqual(['SP-110-N35']);
    for (const product of before) {
      if (product) await sql.query({ text, values: [product.Designation, product.Code] });
    }
  });

  it('gets the articles whose reference begins so before all others', async () => {
    const begins = (await api.search('sp-110')).map(({ Reference }) => Reference.startsWith('SP-110'));

    expect(begins.filter(Boolean).length).toBeGreaterThan(1);
    expect(begins.lastIndexOf(true)).toBe(begins.filter(Boolean).length - 1);
  });

  it('gets the exact reference before longer ones', async () => {
    const { sql } = api.database;
    const text = 'update products set reference = $1, designation = $2 where code = $3';
    const [other] = (await api.search('SP-030-B15')).filter(({ Code }) => Code === 'SP-030-B15');
    await sql.query({ text, values: ['SP-110-N35-2', 'SP 110 N35 SP 110 N35', 'SP-030-B15'] });

    const [first, second] = await codes('sp-110-n35');

    expect([first, second]).toEqual(['SP-110-N35', 'SP-030-B15']);
    await sql.query({ text, values: [other?.Reference, other?.Designation, 'SP-030-B15'] });
  });

  it('gets an article by its code alone', async () => {
    const { sql } = api.database;
    const text = 'update products set reference = $1 where code = $2';
    await sql.query({ text, values: ['R-1986', 'SP-110-N35'] });

    const [byCode] = await codes('sp-110-n35');
    const [byReference] = await codes('r-1986');

    expect([byCode, byReference]).toEqual(['SP-110-N35', 'SP-110-N35']);
    await sql.query({ text, values: ['SP-110-N35', 'SP-110-N35'] });
  });

  it('gets soap before soap dispensers', async () => {
    const starts = (await api.search('savon')).map(({ Designation }) => /^savons? /i.test(Designation));

    expect(starts.indexOf(false)).toBeGreaterThan(0);
    expect(starts.lastIndexOf(true)).toBeLessThan(starts.indexOf(false));
  });

  it('finds what the description alone mentions', async () => {
    const { sql } = api.database;
    const text = 'update products set description = description || $1 where code = $2';
    await sql.query({ text, values: [' Senteur framboise.', 'SP-110-N35'] });

    expect(await codes('framboises')).toEqual(['SP-110-N35']);
  });

  it('may write a whole sentence', async () => {
    expect(await codes('des sacs pour la poubelle')).toEqual(await codes('sacs poubelle'));
  });

  it.each([
    ['sac poubelle 110l Xylophoné', 'Xylophoné', /^Sac poubelle.*110 L/],
    ['gobelet 999cl', '999cl', /^Gobelet/],
    ['gobelet carton javel', 'javel', /^Gobelet carton/],
  ])('is told by « %s » that « %s » was left out, since no article has all', async (typed, without, name) => {
    const found = await api.search(typed);

    expect(found[0]?.Designation).toMatch(name);
    expect(new Set(found.map(({ withoutWord }) => withoutWord))).toEqual(new Set([without]));
  });

  it('is told of nothing that was left out when an article has all words', async () => {
    const found = await api.search('sac poubelle 110l');

    expect(found.some((hit) => 'withoutWord' in hit)).toBe(false);
  });

  it.each(['savon xylophone', 'xylophone savon mains', 'xylophone zzzzzz savon'])(
    'finds nothing for « %s », whose other words say not what is sought',
    async (typed) => {
      expect(await api.search(typed)).toEqual([]);
    },
  );

  it('gets sizes in the order of their numbers', async () => {
    const sizes = (await api.search('sac poubelle')).flatMap(
      ({ Designation }) => /^Sac poubelle économique (\d+) L/.exec(Designation)?.[1] ?? [],
    );

    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.map(Number)).toEqual(sizes.map(Number).toSorted((one, other) => one - other));
  });

  it('gets no more than fifty articles', async () => {
    expect(await api.search('sac')).toHaveLength(50);
  });

  it.each(['xylophone', 'zzzzzz', 'QX-99999', '💩', '%', '\\', '""', "''", ' ', '!:*'])(
    'finds nothing for %j',
    async (q) => {
      expect(await api.search(q)).toEqual([]);
    },
  );

  it.each([
    '<script>alert(1)</script>',
    "savon' or 1=1 --",
    'savon \\',
    'de la',
    'cl-2x',
    '"savon"',
    'savon 🧼',
  ])('may type %j', async (q) => {
    const { status } = await api.get(`/products/search?q=${encodeURIComponent(q)}`);

    expect(status).toBe(200);
  });
});
