/** @jest-environment node */
import type { Category } from 'shared-contracts/api/products';
import { oddPrices, product } from 'shared-contracts/testing';
import { categoryDisplayName, subcategoryDisplayName } from './categories';
import { sortForDisplay } from './category-order';
import { cutDesignation, displayDesignation } from './designations';
import { absoluteUrl, categoryPath, productPath } from './paths';
import { readProduct } from './products';

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

it('a designation is shortened to forty code points', () => {
  const forty = '🧽'.repeat(40);

  expect(cutDesignation(forty)).toBe(forty);
  expect(cutDesignation(`${forty}🧽`)).toBe(`${forty}…`);
});

const gloves = 'Gants nitrile noirs taille L, boîte de 100 gants';

it.each([
  [gloves, 41, 'Gants nitrile noirs taille L…'],
  [gloves, 42, 'Gants nitrile noirs taille L, boîte\u00a0de\u00a0100…'],
  ['Savon, bidon 5 L parfum', 14, 'Savon, bidon…'],
  ['Savon, bidon 5 L parfum', 16, 'Savon, bidon 5\u00a0L…'],
  ['Agitateurs, boîte de 1 000 pièces', 24, 'Agitateurs…'],
  ['Eau de Javel 2,6 % flacon', 15, 'Eau de Javel…'],
  ['Drap d’examen 50 × 38 cm, colis', 19, 'Drap d’examen…'],
  ['Sac poubelle noir', 13, 'Sac poubelle…'],
  ['Sac poubelle noir', 16, 'Sac poubelle…'],
  ['Sac poubelle 110 L noir 35 µ', 24, 'Sac poubelle 110\u00a0L noir…'],
  ['Mouchoirs blancs, étuis de poche', 28, 'Mouchoirs blancs, étuis…'],
  ['Diffuseur mural, pour la salle de bains', 28, 'Diffuseur mural…'],
  ['Savon noir, bidon', 10, 'Savon noir…'],
  // Without a blank nothing would be left.
  ['Déboucheurs biologiques', 8, 'Débouche…'],
])('‘%s’ is shortened at %d after a whole word, without splitting a quantity', (name, length, shown) => {
  expect(cutDesignation(name, length)).toBe(shown);
});

it('a number and its unit stay on one line, and other words are unchanged', () => {
  expect(displayDesignation('Émulsion bidon 5 L haute brillance, 90 % recyclé')).toBe(
    'Émulsion bidon 5\u00a0L haute brillance, 90\u00a0% recyclé',
  );
  expect(displayDesignation('Lot de 6 gants, taille 8 Lisse, 2 lots')).toBe(
    'Lot\u00a0de\u00a06 gants, taille 8 Lisse, 2 lots',
  );
  expect(displayDesignation('Papier 2 plis, 450 feuilles, 30 g/m², 60 x 80 cm, EN ISO 374, 4 °C')).toBe(
    'Papier 2\u00a0plis, 450\u00a0feuilles, 30\u00a0g/m², 60\u00a0x\u00a080\u00a0cm, EN\u00a0ISO\u00a0374, 4\u00a0°C',
  );
});

it('category names are capitalized, the rest of sub-category names is in lower case, and empty ones stay empty', () => {
  expect(categoryDisplayName('petit MATERIEL')).toBe('Petit MATERIEL');
  expect(subcategoryDisplayName('ÉPONGES & TAMPONS')).toBe('Éponges & tampons');
  expect([categoryDisplayName(''), subcategoryDisplayName('')]).toEqual(['', '']);
});

it('codes are encoded in paths', () => {
  expect(categoryPath('SACS')).toBe('/category-product/SACS');
  expect(categoryPath('A/B', 'C D')).toBe('/category-product/A%2FB/C%20D');
});

it('the path of a product is below its category and sub-category, or below ‘autres’ without them', () => {
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
  ['blob:https://x/', ''],
  ['data:image/svg+xml,<svg/>', ''],
  ['', ''],
  [undefined, ''],
])('the picture or document %p is resolved to %p', (named, url) => {
  expect(absoluteUrl('https://api.example/base/', named)).toBe(url);
});

it('the code is the reference of an article that has none', () => {
  expect(readProduct(product({ Code: 'SP-110', Reference: '' })).Reference).toBe('SP-110');
});

it.each(oddPrices)('an article with the invalid price %p is not for sale', (PrixHT) => {
  expect(readProduct({ ...product({ Code: 'SP-110' }), PrixHT: PrixHT as number }).PrixHT).toBeNull();
});
