import { facetLimits } from 'shared-contracts/api/limits';

/** Of a path: each segment as links write it, and no slash twice or at the end. @throws {URIError} for broken escapes */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
}

/** Values of one facet beyond that are left out, as the API takes no more. */
const facetValues = facetLimits.chosen;

/**
 * Of a query: the keys that the page reads in its order; null for `keys` leaves all as it is. Each stands once, but for
 * `facets`: they stand once for each value, and the values in order.
 */
export function canonicalSearch(
  search: string,
  keys: readonly string[] | null,
  facets: readonly string[] = [],
): string {
  if (keys === null || search === '') return search;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of keys) {
    const values = given.getAll(key);
    const several = [...new Set(values.filter((value) => value !== ''))].sort().slice(0, facetValues);
    for (const value of facets.includes(key) ? several : values.slice(0, 1)) kept.append(key, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
