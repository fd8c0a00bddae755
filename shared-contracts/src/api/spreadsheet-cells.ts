/** `00451207`, `12E5`, `1/2`, a SIRET. Whole numbers of up to ten digits without a leading zero stay as they are. */
const number = /^(?!(?:0|[1-9]\d{0,9})$)\d[\d\s.,:/e+-]*$/i;
const months =
  'jan|janv|janvier|january|f[eé]v|f[eé]vr|f[eé]vrier|feb|february|mar|mars|march|avr|avril|apr|april|mai|may|juin|jun|june|juil|juillet|jul|july|ao[uû]t|aug|august|sep|sept|septembre|september|oct|octobre|october|nov|novembre|november|d[eé]c|d[eé]cembre|december';
const day = '(?:\\d{1,2}|(?:19|20)\\d{2})';
/** `3-DEC`, `MARS-12`, `SEPT2`: a French or English month with a day or a year. */
const date = new RegExp(`^(?:${day}[ ./-]?(?:${months})|(?:${months})[ ./-]?${day})$`, 'i');

/** Prefixes an identifier that a spreadsheet would show as another number, or as a date, with an apostrophe. */
export const identifierCell = (text: string): string =>
  number.test(text) || date.test(text) ? `'${text}` : text;
