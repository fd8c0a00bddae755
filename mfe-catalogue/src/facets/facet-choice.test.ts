import { choiceSearch, readChoice, reducedChoice, toggled } from './facet-choice';
import { compareValues } from './facets';

const choiceIn = (search: string) => readChoice(new URLSearchParams(search));

describe('the facets that a URL chooses', () => {
  it('have one order of keys and values, each once', () => {
    const choice = choiceIn('?tri=price&couleur=noir&contenance=5+L&couleur=bleu&couleur=noir');

    expect(choice).toEqual({ content: ['5 L'], color: ['bleu', 'noir'] });
    expect(choiceSearch(choice, 'price')).toBe('?contenance=5+L&couleur=bleu&couleur=noir&tri=price');
  });

  it('are read again as they are written, whatever signs they have', () => {
    const choice = { size: ['40 × 60 cm', 'à 100 % & plus'], ecolabel: ['Écolabel +'] };

    expect(choiceIn(choiceSearch(choice))).toEqual(choice);
  });

  it('stand between the query of a search and the order', () => {
    expect(choiceSearch({ color: ['noir'] }, '-price', 'sac 110l')).toBe(
      '?q=sac+110l&couleur=noir&tri=-price',
    );
  });

  it('are no more than the API takes, and none that it refuses', () => {
    const many = Array.from({ length: 12 }, (_, index) => `taille=${index}`).join('&');

    expect(choiceIn(many).size).toHaveLength(10);
    expect(choiceIn(`?couleur=${'x'.repeat(61)}&couleur=%00&couleur=&poids=1`)).toEqual({});
  });

  it('leave nothing in the URL once all are taken back', () => {
    expect(choiceSearch(toggled({ color: ['noir'] }, 'color', 'noir'))).toBe('');
  });

  it.each([
    ['values that no article of the list has go', '?couleur=noir&couleur=violet', { color: ['noir'] }],
    ['values that an article has stay', '?couleur=noir', null],
    ['impossible values go', '?couleur=noir&couleur=', { color: ['noir'] }],
  ])('%s', (_title, query, reduced) => {
    const search = new URLSearchParams(query);
    const facets = [{ key: 'color' as const, values: [{ value: 'noir', count: 0 }] }];

    expect(reducedChoice(search, readChoice(search), facets)).toEqual(reduced);
  });

  it('values stay while the facets of the list are unknown', () => {
    const search = new URLSearchParams('?couleur=violet');

    expect(reducedChoice(search, readChoice(search), undefined)).toBeNull();
  });
});

it.each([
  ['amounts', ['300 ml', '75 cl', '1,5 L', '5 L', '10 L', '300 g', '1 kg', '10 kg', '3 × 40 L']],
  ['lengths', ['406 mm', '45 cm', '1,40 m', '1,50 m', '40 × 40 cm', '60 × 90 cm']],
  ['sizes of clothes and shoes', ['S', 'M', 'L', 'XL', '8', '9', '10', '42']],
  ['words', ['blanc', 'bleu', 'bleu nuit', 'gris', 'noir', 'vert']],
])('facet values %s are sorted by size', (_kind, values) => {
  expect(values.toReversed().toSorted(compareValues)).toEqual(values);
});
