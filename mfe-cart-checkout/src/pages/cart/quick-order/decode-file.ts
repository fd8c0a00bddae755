/** Characters of wrongly decoded accents, which no French text contains. */
const misread = /[\u0080-\u009f‚ƒ„†‡ˆ‰Š‹Ž˜š›ž]|\p{Ll}[ÇÖ]/u;

/**
 * Decodes a text file as spreadsheets write it: UTF-8, UTF-16 with a byte order mark, or else Windows-1252 or
 * Macintosh. Null for another encoding or kind of file (.xlsx, PDF, a picture), recognized by its zero bytes.
 */
export function decodeFile(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0) || isPdf(bytes)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const decoded = ['windows-1252', 'macintosh'].map((encoding) => new TextDecoder(encoding).decode(bytes));
    return decoded.find((text) => !misread.test(text)) ?? null;
  }
}

/** Checked separately: a small PDF may have no zero byte. */
const isPdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
