/** @jest-environment node */
import type { Category } from 'shared-contracts/api/products';
import { categoryDisplayName, subcategoryDisplayName } from './categories';
import { sortForDisplay } from './category-order';

const category = (name: string): Category => ({ code: name.slice(0, 3), name, subcategories: [] });

it.each([
  [
    'with ties in the order of the response',
    'PROTECTION, AMPOULES, PETIT MATERIEL, CHIMIE, MATÉRIEL, Nouveautés, SEAUX & CHARIOTS, CHR, DÉCHETS',
    'Nouveautés, DÉCHETS, CHR, CHIMIE, PETIT MATERIEL, MATÉRIEL, SEAUX & CHARIOTS, AMPOULES, PROTECTION',
  ],
  [
    'with every name of the specification',
    'Essuyage, Tapis, Protection, Ampoules, Brosserie, Chariots, Vitrerie, Matériel, Chimie, CHR, Ouate, Collecte des déchets',
    'Collecte des déchets, Ouate, CHR, Chimie, Matériel, Vitrerie, Chariots, Brosserie, Ampoules, Protection, Tapis, Essuyage',
  ],
])('the categories are sorted in display order, %s', (_how, received, shown) => {
  expect(
    sortForDisplay(received.split(', ').map(category))
      .map(({ name }) => name)
      .join(', '),
  ).toBe(shown);
});

it('category names are capitalized, the rest of sub-category names is in lower case, and empty ones stay empty', () => {
  expect(categoryDisplayName('petit MATERIEL')).toBe('Petit MATERIEL');
  expect(subcategoryDisplayName('ÉPONGES & TAMPONS')).toBe('Éponges & tampons');
  expect([categoryDisplayName(''), subcategoryDisplayName('')]).toEqual(['', '']);
});
