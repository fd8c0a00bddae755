/** Units and nouns that belong to the number before them, as a regular expression. */
const unit =
  '(?:%|°C|µm?|[cm]?[lL]|[mk]?g|[cm]?m[²³]?|k?W|V|Ah|lm|K|bars?|plis|feuilles|formats)(?![\\p{L}\\p{N}])';
/** A number, 'EN', 'ISO' or '×' with the blank after it, before a number, 'ISO', '×' or a unit. */
const beforeMeasure = new RegExp(`(\\d|EN|ISO|[×x]) (?=[\\d×x]|ISO|${unit})`, 'gu');
/** The last blank of a text and what follows it, with the short words and the comma before it. */
const tail = /(?:,? (?:\p{Ll}{1,2}|avec|pour|sans|sur))*,? (?:[^ ]*[^ ,])?$|,$/u;

/**
 * Formats a designation for display with non-breaking spaces around numbers, as in '110 L', 'Lot de 100' or
 * 'EN ISO 374'. Accessible names and codes keep their plain spaces.
 */
export function displayDesignation(text: string): string {
  return text.replace(beforeMeasure, '$1\u00a0').replace(/ de (?=\d)/g, '\u00a0de\u00a0');
}

/**
 * Shortens a designation to at most 40 code points and an ellipsis, at a blank that neither follows a word such as
 * 'de' nor is in a quantity (decision 000, point 26). The full text belongs in the accessible name and the tooltip.
 */
export function cutDesignation(text: string, length = 40): string {
  const points = [...displayDesignation(text)];
  if (points.length <= length) return points.join('');
  const cut = points.slice(0, length + 1).join('');
  const end = cut.search(tail);
  return `${end > 0 ? cut.slice(0, end) : points.slice(0, length).join('')}…`;
}
