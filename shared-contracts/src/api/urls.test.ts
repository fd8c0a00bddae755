import { joinUrl, productPaths } from './urls';

it('a query has the given values in order, repeats the key of a list and omits absent values', () => {
  const facts = { color: ['bleu', 'noir & blanc'] };

  expect(productPaths.facets({ category: 'SACS', facts })).toBe(
    'products/facets?category=SACS&color=bleu&color=noir%20%26%20blanc',
  );
  expect(productPaths.facets({})).toBe('products/facets');
});

it('a path is joined to a base URL regardless of their slashes', () => {
  for (const base of ['https://api.test/v1', 'https://api.test/v1//'])
    for (const path of ['orders', '/orders']) expect(joinUrl(base, path)).toBe('https://api.test/v1/orders');
});
