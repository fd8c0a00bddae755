/** Bytes; 200 rows with designations are far below it, and what is larger is another kind of file. */
export const largestFile = 1_000_000;

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, or else Windows-1252. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
