const beforeUnit = /(\d) (%|°C|µm?|[cm]?[lL]|[mk]?g|[cm]?m[²³]?|k?W|V|Ah|lm|K|bars?|plis)(?![\p{L}\p{N}])/gu;

/** A designation for display: a number and its unit stay on one line. Names and codes keep their plain spaces. */
export function displayDesignation(text: string): string {
  return text.replace(beforeUnit, '$1\u00a0$2');
}

/** Cut at 40 code points with an ellipsis; the whole text belongs in the accessible name and the tooltip. */
export function cutDesignation(text: string, length = 40): string {
  const characters = [...text];
  const cut = characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
  return displayDesignation(cut);
}

const firstUpper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A category as received, its first letter upper case. For display only, never for codes. */
export function categoryDisplayName(name: string): string {
  return firstUpper(name);
}

/** A sub-category: first letter upper case, the rest lower case. For display only, never for codes. */
export function subcategoryDisplayName(name: string): string {
  return firstUpper(name.toLowerCase());
}
