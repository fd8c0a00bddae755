const unit = '(?:%|°C|µm?|[cm]?[lL]|[mk]?g|[cm]?m[²³]?|k?W|V|Ah|lm|K|bars?|plis|feuilles)(?![\\p{L}\\p{N}])';
const beforeMeasure = new RegExp(`(\\d|EN|ISO|[×x]) (?=[\\d×x]|ISO|${unit})`, 'gu');
/** '1 000', '2,5 L', '40 × 60 cm' */
const quantities = new RegExp(`\\d+(?:[ \\u00a0\\u202f.,]\\d+| × \\d+)*(?: ${unit})?`, 'gu');

/**
 * Formats a designation for display with non-breaking spaces around numbers, as in '110 L', 'Lot de 100' or
 * 'EN ISO 374'. Accessible names and codes keep their plain spaces.
 */
export function displayDesignation(text: string): string {
  return text.replace(beforeMeasure, '$1\u00a0').replace(/ de (?=\d)/g, '\u00a0de\u00a0');
}

/**
 * Shortens a designation to 40 code points with an ellipsis, without splitting a number or separating it from
 * its unit (decision 000, point 26). The full text belongs in the accessible name and the tooltip.
 */
export function cutDesignation(text: string, length = 40): string {
  const cut = [...text].slice(0, length).join('');
  if (cut === text) return displayDesignation(text);
  const splitQuantity = [...text.matchAll(quantities)].find(
    ({ index, 0: { length: size } }) => index > 0 && index < cut.length && cut.length < index + size,
  );
  return displayDesignation(`${text.slice(0, splitQuantity?.index ?? cut.length).trimEnd()}…`);
}
