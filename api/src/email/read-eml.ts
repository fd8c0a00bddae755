/** What the mailbox shows of a mail file. */
export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly date: string;
  readonly text: string;
}

/** Reads the mail files that this API writes itself: header lines, then the plain text of the first part. */
export function readEml(source: string): StoredMail {
  const { headers, body } = split(source);
  return {
    to: decodeWords(headers.get('to') ?? ''),
    subject: decodeWords(headers.get('subject') ?? ''),
    date: dateOf(headers.get('date')),
    text: textOf(headers, body),
  };
}

/** ISO 8601; the epoch where there is no date that can be read. */
function dateOf(header: string | undefined): string {
  const date = new Date(header ?? 0);
  return (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\n\n');
  const lines = source
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: source.slice(end + 2) };
}

function textOf(headers: ReadonlyMap<string, string>, body: string): string {
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary) {
    const first = split(body.split(`--${boundary}\n`)[1] ?? '');
    return textOf(first.headers, first.body.split(`\n--${boundary}`)[0] ?? '');
  }
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\n/g, '')) : body;
}

/** `=C3=A9` is é. */
function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `=?UTF-8?Q?V=C3=A9rifiez?=`; white space between two such words does not count. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}
