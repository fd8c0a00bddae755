import type { Category } from 'shared-contracts/api/products';
import {
  absoluteUrl,
  categoryDisplayName,
  categoryPath,
  cutDesignation,
  displayDesignation,
  productPath,
  subcategoryDisplayName,
} from '.';
import { sortForDisplay } from './sort-for-display';

const category = (name: string): Category => ({ code: name.slice(0, 3), name, subcategories: [] });

it('shows the nine categories in the order of the shop, whatever the server sends', () => {
  const received = [
    'PROTECTION',
    'AMPOULES',
    'PETIT MATERIEL',
    'CHIMIE',
    'MATÉRIEL',
    'Nouveautés',
    'SEAUX & CHARIOTS',
    'CHR',
    'Ouate & papier',
    'SACS & COLLECTE DES DÉCHETS',
  ];

  const shown = sortForDisplay(received.map(category)).map(({ name }) => name);

  expect(shown).toEqual([
    'Nouveautés',
    'SACS & COLLECTE DES DÉCHETS',
    'Ouate & papier',
    'CHR',
    'CHIMIE',
    'PETIT MATERIEL',
    'MATÉRIEL',
    'SEAUX & CHARIOTS',
    'AMPOULES',
    'PROTECTION',
  ]);
});

it('knows the place of categories that a catalogue may have one day', () => {
  const sequence = [
    'Nouveautés',
    'Collecte des déchets',
    'Ouate',
    'CHR',
    'Chimie',
    'Matériel',
    'Vitrerie',
    'Chariots',
    'Brosserie',
    'Ampoules',
    'Protection',
    'Tapis',
    'Essuyage',
  ];

  const shown = sortForDisplay(sequence.toReversed().map(category)).map(({ name }) => name);

  expect(shown).toEqual(sequence);
});

it('cuts a designation at forty characters, as people count them', () => {
  const forty = '🧽'.repeat(40);

  expect(cutDesignation(forty)).toBe(forty);
  expect(cutDesignation(`${forty}🧽`)).toBe(`${forty}…`);
  expect(cutDesignation('Sac poubelle noir', 13)).toBe('Sac poubelle…');
});

it('keeps a number and its unit on one line, and leaves other words alone', () => {
  expect(displayDesignation('Émulsion bidon 5 L haute brillance, 90 % recyclé')).toBe(
    'Émulsion bidon 5\u00a0L haute brillance, 90\u00a0% recyclé',
  );
  expect(cutDesignation('Sac poubelle 110 L noir 35 µ', 27)).toBe('Sac poubelle 110\u00a0L noir 35…');
  expect(displayDesignation('Lot de 6 gants, taille 8 Lisse, 2 lots')).toBe(
    'Lot de 6 gants, taille 8 Lisse, 2 lots',
  );
});

it('writes categories as received and sub-categories in lower case, first letter upper', () => {
  expect(categoryDisplayName('petit MATERIEL')).toBe('Petit MATERIEL');
  expect(subcategoryDisplayName('ÉPONGES & TAMPONS')).toBe('Éponges & tampons');
  expect([categoryDisplayName(''), subcategoryDisplayName('')]).toEqual(['', '']);
});

it('encodes codes in paths', () => {
  expect(categoryPath('SACS')).toBe('/category-product/SACS');
  expect(categoryPath('A/B', 'C D')).toBe('/category-product/A%2FB/C%20D');
});

it('gives every product a path, even without category or sub-category', () => {
  const Category = { code: 'CHIMIE', name: 'CHIMIE' };

  expect(productPath({ Code: 'SAVON-1', Category, SubCategory: { code: 'SOLS', name: 'SOLS' } })).toBe(
    '/category-product/CHIMIE/SOLS/SAVON-1',
  );
  expect(productPath({ Code: 'SAVON-1', Category, SubCategory: null })).toBe(
    '/category-product/CHIMIE/autres/SAVON-1',
  );
  expect(productPath({ Code: 'SAVON-1', Category: null, SubCategory: null })).toBe(
    '/category-product/autres/autres/SAVON-1',
  );
});

it.each([
  ['https://images.example/savon.svg', 'https://images.example/savon.svg'],
  ['images/savon.svg', 'https://api.example/base/images/savon.svg'],
  ['/images/savon.svg', 'https://api.example/base/images/savon.svg'],
  ['//evil.example/savon.svg', 'https://api.example/base/evil.example/savon.svg'],
  ['javascript:alert(1)', ''],
  ['JavaScript:alert(1)', ''],
  ['data:image/svg+xml,<svg/>', ''],
  ['', ''],
  [undefined, ''],
])('finds the picture or document %p at %p', (named, url) => {
  expect(absoluteUrl('https://api.example/base/', named)).toBe(url);
});
