const firstUpper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A category as received, its first letter upper case. For display only, never for codes. */
export function categoryDisplayName(name: string): string {
  return firstUpper(name);
}

/** A sub-category: first letter upper case, the rest lower case. For display only, never for codes. */
export function subcategoryDisplayName(name: string): string {
  return firstUpper(name.toLowerCase());
}
