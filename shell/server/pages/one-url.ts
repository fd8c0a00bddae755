/** Of a path: each segment as links write it, and no slash twice or at the end. @throws {URIError} for broken escapes */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
}

/** Of a query: the keys that the page reads, each once and in its order; null for `keys` leaves all as it is. */
export function canonicalSearch(search: string, keys: readonly string[] | null): string {
  if (keys === null || search === '') return search;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of keys) {
    const value = given.get(key);
    if (value !== null) kept.set(key, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
