/** Cut at 40 code points with an ellipsis; the whole text belongs in the accessible name and the tooltip. */
export function cutDesignation(text: string, length = 40): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
}

const firstUpper = ([first = '', ...rest]: string) => first.toLocaleUpperCase('fr-FR') + rest.join('');

/** A family as received, its first letter upper case. For display only, never for codes. */
export function familyDisplayName(name: string): string {
  return firstUpper(name);
}

/** A sub-category: first letter upper case, the rest lower case. For display only, never for codes. */
export function subcategoryDisplayName(name: string): string {
  return firstUpper(name.toLocaleLowerCase('fr-FR'));
}
