import { factRows } from '.';

describe('A buyer who reads the facts of an article', () => {
  it('finds the pack first, then what is known, in the order of the labels', () => {
    const rows = factRows({
      ecolabel: 'Ecolabel européen',
      content: '5 L',
      pack: { count: 2, unit: 'bidon' },
    });

    expect(rows).toEqual([
      ['Conditionnement', expect.stringMatching(/^Lot\sde\s2/)],
      ['Contenance', '5 L'],
      ['Écolabel', 'Ecolabel européen'],
    ]);
  });

  it.each([null, undefined, {}, { content: '' }])('finds no row where nothing is known (%p)', (facts) => {
    expect(factRows(facts)).toEqual([]);
  });

  it('finds nothing of what an API calls a fact and is no text', () => {
    expect(factRows(JSON.parse('{ "size": 42, "color": ["bleu"], "material": "coton" }'))).toEqual([
      ['Matière', 'coton'],
    ]);
  });
});
