/** @jest-environment node */
import { choiceSearch, readChoice, reducedChoice, toggled } from './facet-choice';

const choiceIn = (search: string) => readChoice(new URLSearchParams(search));

describe('the facet values in a URL', () => {
  it('are sorted by key and value, without duplicates', () => {
    const choice = choiceIn('?tri=price&couleur=noir&contenance=5+L&couleur=bleu&couleur=noir');

    expect(choice).toEqual({ content: ['5 L'], color: ['bleu', 'noir'] });
    expect(choiceSearch(choice, 'price')).toBe('?contenance=5+L&couleur=bleu&couleur=noir&tri=price');
  });

  it('are parsed as they were written, with any characters', () => {
    const choice = { size: ['40 × 60 cm', 'à 100 % & plus'], ecolabel: ['Écolabel +'] };

    expect(choiceIn(choiceSearch(choice))).toEqual(choice);
  });

  it('are between the search query and the sort, and leave an empty query when all are removed', () => {
    expect(choiceSearch({ color: ['noir'] }, '-price', 'sac 110l')).toBe(
      '?q=sac+110l&couleur=noir&tri=-price',
    );
    expect(choiceSearch(toggled({ color: ['noir'] }, 'color', 'noir'))).toBe('');
  });

  it('are at most as many as the API accepts, and only valid ones', () => {
    const many = Array.from({ length: 12 }, (_, index) => `taille=${index}`).join('&');

    expect(choiceIn(many).size).toHaveLength(10);
    expect(choiceIn(`?couleur=${'x'.repeat(61)}&couleur=%00&couleur=&poids=1`)).toEqual({});
  });

  it.each([
    ['lose those that no article of the list has', '?couleur=noir&couleur=violet', { color: ['noir'] }],
    ['are not reduced if the list has all of them', '?couleur=noir', null],
    ['lose invalid ones', '?couleur=noir&couleur=', { color: ['noir'] }],
  ])('%s', (_title, query, reduced) => {
    const search = new URLSearchParams(query);
    const facets = [{ key: 'color' as const, values: [{ value: 'noir', count: 0 }] }];

    expect(reducedChoice(search, readChoice(search), facets)).toEqual(reduced);
  });

  it('are not reduced while the facets load', () => {
    const search = new URLSearchParams('?couleur=violet');

    expect(reducedChoice(search, readChoice(search), undefined)).toBeNull();
  });
});
