import { joinUrl, productPaths } from './urls';

it('a query has the values of a choice in their order, a fact once for each value, and none that is absent', () => {
  const facts = { color: ['bleu', 'noir & blanc'] };

  expect(productPaths.facets({ category: 'SACS', facts })).toBe(
    'products/facets?category=SACS&color=bleu&color=noir%20%26%20blanc',
  );
  expect(productPaths.facets({})).toBe('products/facets');
});

it('a path is joined to a base URL whatever slashes they have', () => {
  for (const base of ['https://api.test/v1', 'https://api.test/v1//'])
    for (const path of ['orders', '/orders']) expect(joinUrl(base, path)).toBe('https://api.test/v1/orders');
});
