/** What is told of one violation of the Content-Security-Policy: nothing of the visitor, and of URLs no query. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
  readonly line: number | null;
  readonly disposition: string;
}

/** More of one request are not read. */
const most = 20;
const longest = 200;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const wordOf = (value: unknown) =>
  textOf(value)
    .replace(/[^\w-]/g, '')
    .slice(0, 40);

/** A URL without query and fragment, which may hold a token of a mail; a word such as `inline` as it is. */
function urlOf(value: unknown, part: 'origin' | 'path' | 'both'): string {
  const text = textOf(value);
  if (!URL.canParse(text)) return wordOf(text);
  const { protocol, origin, pathname } = new URL(text);
  if (!protocol.startsWith('http')) return protocol.slice(0, -1);
  return (part === 'origin' ? origin : part === 'path' ? pathname : origin + pathname).slice(0, longest);
}

function violationOf(report: Fields): Violation {
  const line = report.lineNumber ?? report['line-number'];
  return {
    directive: wordOf(
      report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
    ),
    blocked: urlOf(report.blockedURL ?? report['blocked-uri'], 'origin'),
    page: urlOf(report.documentURL ?? report['document-uri'], 'path'),
    source: urlOf(report.sourceFile ?? report['source-file'], 'both'),
    line: Number.isSafeInteger(line) ? (line as number) : null,
    disposition: wordOf(report.disposition),
  };
}

/** The violations that a browser reports, as `report-uri` (one object) or as the Reporting API (a list) writes them. */
export function readReports(body: unknown): Violation[] {
  if (!Array.isArray(body)) {
    const report = fieldsOf(body)['csp-report'];
    return report === undefined ? [] : [violationOf(fieldsOf(report))];
  }
  return body
    .slice(0, most)
    .map(fieldsOf)
    .filter(({ type }) => type === 'csp-violation')
    .map((report) => violationOf(fieldsOf(report.body)));
}
