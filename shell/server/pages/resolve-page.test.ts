import fc from 'fast-check';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { knownRemotes } from '../testing/known-remotes';
import { shellAssets } from '../testing/shell-assets';
import { canonicalPath, canonicalSearch, resolvePage } from './resolve-page';

const remotes = {
  ...knownRemotes,
  'mfe-cart-checkout': { ...knownRemotes['mfe-cart-checkout'], manifest: null },
};
const list = 'category-product/:category';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

it.each([
  ['/', { owner: 'shell', id: 'shell:home', rendered: true }],
  ['/verify-email', { owner: 'shell', id: 'shell:verify-email', rendered: false }],
  ['/category-product/SACS', { owner: 'mfe-catalogue', id: list, rendered: true }],
  // Every URL of a remote that was never read may exist.
  ['/order/anything', { owner: 'mfe-cart-checkout', id: null, rendered: false }],
])('the path %s resolves to the page of its owner', (path, page) => {
  expect(resolvePage(path, shellAssets, remotes)).toEqual({
    query: null,
    byQuery: false,
    facets: [],
    ...page,
  });
});

const unknown =
  '/category-product/a/b/c /category-product/%E0%A4%A/x /nowhere /%E0%A4%A /constructor /__proto__/x';

it.each(unknown.split(' '))('the path %s resolves to no page', (path) => {
  expect(resolvePage(path, shellAssets, remotes)).toBeNull();
});

it('a path of any characters resolves to a page of the shell, to a remote that was never read, or to no page', () => {
  const words = ['', ...'order about .. . % %ff %2e%2e constructor :id * //x.test'.split(' ')];
  const part = fc.oneof(fc.constantFrom(...words), anyText);
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const page = resolvePage(`/${parts.join('/')}`, shellAssets, remotes);

      if (page) expect(['shell:home', 'shell:about', 'shell:verify-email', null]).toContain(page.id);
    }),
    runs,
  );
});

it.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['//evil.example', '/evil.example'],
  ['///about//', '/about'],
  ['/category-product/SACS/POUBELLE/%53P-110', '/category-product/SACS/POUBELLE/SP-110'],
  ['/category-product/%c3%a9t%C3%A9', '/category-product/%C3%A9t%C3%A9'],
  ['/a%2Fb', '/a%2Fb'],
  ['/\\evil.example', '/%5Cevil.example'],
])('the canonical form of the path %s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

it.each([
  ['', ['tri'], ''],
  ['?utm_source=lettre&tri=price&page=2', ['tri'], '?tri=price'],
  ['?tri=price&tri=reference', ['tri'], '?tri=price'],
  ['?b=2&a=1', ['a', 'b'], '?a=1&b=2'],
  ['?utm_source=lettre', [], ''],
  ['?anything=goes&x', null, '?anything=goes&x'],
])('the canonical form of the query %s of a page that reads %p is "%s"', (search, keys, canonical) => {
  expect(canonicalSearch(search, keys)).toBe(canonical);
});

it.each([
  ['?couleur=noir&couleur=bleu', '?couleur=bleu&couleur=noir'],
  ['?tri=price&couleur=bleu&couleur=bleu', '?couleur=bleu&tri=price'],
  ['?taille=L&couleur=bleu&taille=', '?couleur=bleu&taille=L'],
])('the canonical form of the facets %s is %s', (search, canonical) => {
  const facets = ['couleur', 'taille'];

  expect(canonicalSearch(search, [...facets, 'tri'], facets)).toBe(canonical);
  expect(canonicalSearch(canonical, [...facets, 'tri'], facets)).toBe(canonical);
});

it('the canonical form of twelve values of a facet has the first ten of them in alphabetical order', () => {
  const queryOf = (values: string) => `?${[...values].map((value) => `taille=${value}`).join('&')}`;

  expect(canonicalSearch(queryOf('lkjihgfedcba'), ['taille'], ['taille'])).toBe(queryOf('abcdefghij'));
});
