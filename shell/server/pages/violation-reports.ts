import type { FastifyInstance } from 'fastify';
import { reportsPath } from './security-headers';

/** Maximum number of reports read per request. */
const reportsRead = 20;
/** Maximum lengths in characters of what is logged. */
const [urlLength, wordLength] = [200, 40];

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const wordOf = (value: unknown) =>
  textOf(value)
    .replace(/[^\w-]/g, '')
    .slice(0, wordLength);

/** Returns parts of a URL, not its query and fragment, which may hold an emailed token; or a word: `inline`. */
function urlOf(value: unknown, ...parts: readonly ('origin' | 'pathname')[]): string {
  const text = textOf(value);
  if (!URL.canParse(text)) return wordOf(text);
  const url = new URL(text);
  if (!url.protocol.startsWith('http')) return url.protocol.slice(0, -1);
  return parts
    .map((part) => url[part])
    .join('')
    .slice(0, urlLength);
}

/** Returns the log fields of a violation, without data of the visitor and queries of URLs. */
function violationOf(report: Fields) {
  const line = report.lineNumber ?? report['line-number'];
  return {
    directive: wordOf(
      report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
    ),
    blocked: urlOf(report.blockedURL ?? report['blocked-uri'], 'origin'),
    page: urlOf(report.documentURL ?? report['document-uri'], 'pathname'),
    source: urlOf(report.sourceFile ?? report['source-file'], 'origin', 'pathname'),
    line: Number.isSafeInteger(line) ? line : null,
    disposition: wordOf(report.disposition),
  };
}

/** Reads both formats: `report-uri` sends one object, the Reporting API a list. */
function readReports(body: unknown) {
  if (!Array.isArray(body)) {
    const report = fieldsOf(body)['csp-report'];
    return report === undefined ? [] : [violationOf(fieldsOf(report))];
  }
  return body
    .slice(0, reportsRead)
    .map(fieldsOf)
    .filter(({ type }) => type === 'csp-violation')
    .map((report) => violationOf(fieldsOf(report.body)));
}

const reportTypes = ['application/csp-report', 'application/reports+json'];
/** Bytes. */
const bodyLimit = 16 * 1024;
/** Log levels at which violations are not logged either. */
const quiet = ['fatal', 'silent'];

/**
 * Adds a route that logs violations, one per line, up to a limit: browser extensions violate the policy on
 * every page. Violations above the limit are counted in `unwritten` of the next line.
 * @throws 400 for invalid JSON, 413 over 16 KiB, 415 for another content type, 429 above the limit
 */
export function addViolationReports(
  server: FastifyInstance,
  { perMinute = 60, now = Date.now }: { readonly perMinute?: number; now?(): number } = {},
): void {
  let minuteStart = now();
  let logged = 0;
  let unwritten = 0;
  /** Counts a violation. Returns whether it is within the limit. */
  const admit = () => {
    if (now() - minuteStart >= 60_000) [minuteStart, logged] = [now(), 0];
    const isWithin = logged < perMinute;
    if (isWithin) logged += 1;
    else unwritten += 1;
    return isWithin;
  };

  server.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    const parse = routes.getDefaultJsonParser('ignore', 'ignore');
    routes.addContentTypeParser(reportTypes, { parseAs: 'string' }, parse);
    routes.post(reportsPath, { bodyLimit }, async (request, reply) => {
      let isOver = false;
      for (const violation of readReports(request.body)) {
        if (!admit()) {
          isOver = true;
          continue;
        }
        request.log
          .child({}, { level: quiet.includes(request.log.level) ? 'silent' : 'info' })
          .info({ event: 'policy_violated', ...violation, ...(unwritten > 0 && { unwritten }) }, 'security');
        unwritten = 0;
      }
      if (isOver) return reply.code(429).header('retry-after', '60').send();
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
