/** What a spreadsheet converts: `00451207`, `12E5`, `1/2`, a SIRET. It leaves numbers below eleven digits. */
const converted = /^(?![1-9]\d{0,9}$)\d[\d\s.,:/e+-]*$/i;

/** Prefixes an identifier that a spreadsheet would show as another number, or as a date, with an apostrophe. */
export const identifierCell = (text: string): string => (converted.test(text) ? `'${text}` : text);
