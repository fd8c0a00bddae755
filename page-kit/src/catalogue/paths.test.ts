/** @jest-environment node */
import { absoluteUrl, categoryPath, productPath } from './paths';

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
