// Without zod, which no browser code contains.

/** Returns one line without control, invisible and text-direction characters, for emails, PDFs and spreadsheets. */
export const oneLine = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Returns a text of several lines without the other control and text-direction characters. */
export const severalLines = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');

/** Whether a text has no line break, except before and after it. */
export const isOneLine = (text: string) => !/[\n\v\f\r\u0085\u2028\u2029]/.test(text.trim());
export const lineRefusal = (label: string) => `${label}\u00a0: écrivez une seule ligne.`;

/** A URL, or a domain with its path, query or port; 'Booking.com' and 'S.A./N.V.' are names of companies. */
const link = /:\/\/|\bwww\.|[.。](\p{L}{2,}|xn--[a-z\d-]+)\.?([/?#]|:\d)/iu;

/** Whether a text can be the name of a person or a company: what the shop mails must not carry links of others. */
export const isName = (text: string) => isOneLine(text) && !link.test(oneLine(text).normalize('NFKC'));
export const nameRefusal = (label: string) => `${label}\u00a0: écrivez une seule ligne, sans adresse web.`;
