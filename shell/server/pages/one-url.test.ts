import { canonicalPath, canonicalSearch } from './one-url';

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['//evil.example', '/evil.example'],
  ['///about//', '/about'],
  ['/category-product/SACS/POUBELLE/%53P-110', '/category-product/SACS/POUBELLE/SP-110'],
  ['/category-product/%c3%a9t%C3%A9', '/category-product/%C3%A9t%C3%A9'],
  ['/a%2Fb', '/a%2Fb'],
  ['/\\evil.example', '/%5Cevil.example'],
])('writes the path %s as links do', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

it.each([
  ['', ['tri'], ''],
  ['?tri=-price', ['tri'], '?tri=-price'],
  ['?utm_source=lettre&tri=price&page=2', ['tri'], '?tri=price'],
  ['?tri=price&tri=reference', ['tri'], '?tri=price'],
  ['?b=2&a=1', ['a', 'b'], '?a=1&b=2'],
  ['?utm_source=lettre', [], ''],
  ['?anything=goes&x', null, '?anything=goes&x'],
])('of the query %s, where a page reads %p, leaves %s', (search, keys, canonical) => {
  expect(canonicalSearch(search, keys)).toBe(canonical);
});

it.each([
  ['?couleur=noir&couleur=bleu', '?couleur=bleu&couleur=noir'],
  ['?tri=price&couleur=bleu&couleur=bleu', '?couleur=bleu&tri=price'],
  ['?taille=L&couleur=bleu&taille=', '?couleur=bleu&taille=L'],
  [
    `?${'lkjihgfedcba'.replace(/./g, '&taille=$&').slice(1)}`,
    `?${'abcdefghij'.replace(/./g, '&taille=$&').slice(1)}`,
  ],
])('of the facets in %s leaves %s, keys and values in one order', (search, canonical) => {
  const facets = ['couleur', 'taille'];

  expect(canonicalSearch(search, [...facets, 'tri'], facets)).toBe(canonical);
  expect(canonicalSearch(canonical, [...facets, 'tri'], facets)).toBe(canonical);
});
