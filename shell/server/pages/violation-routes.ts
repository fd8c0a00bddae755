import type { FastifyInstance } from 'fastify';
import { ReportLimit } from './report-limit';
import { reportsPath } from './security-headers';
import { readReports } from './violation-reports';

const reportTypes = ['application/csp-report', 'application/reports+json'];
const bodyLimit = 16 * 1024;
/** Extensions of browsers violate the policy of every page they touch: a sample of them is enough. */
const perMinute = 60;
/** Whoever asks the log for so little wants no news at all. */
const quiet = ['fatal', 'silent'];

/**
 * Where browsers report what the policy has kept from a page. Each is one line of the log; what comes too often is counted,
 * and the next line tells how many. @throws 400 for what is no JSON, 413 over 16 KiB, 415 for another kind, 429
 */
export function addViolationReports(server: FastifyInstance, limit = new ReportLimit(perMinute)): void {
  server.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      reportTypes,
      { parseAs: 'string' },
      async (_request: unknown, text: string) => {
        try {
          return JSON.parse(text);
        } catch {
          throw Object.assign(new Error('not JSON'), { statusCode: 400 });
        }
      },
    );
    routes.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'report not taken');
      return reply.code(status).header('cache-control', 'no-store').send();
    });
    routes.post(reportsPath, { bodyLimit }, async (request, reply) => {
      for (const violation of readReports(request.body)) {
        if (!limit.take()) return reply.code(429).header('retry-after', '60').send();
        const unwritten = limit.refusedSince();
        request.log
          .child({}, { level: quiet.includes(request.log.level) ? 'silent' : 'info' })
          .info({ event: 'policy_violated', ...violation, ...(unwritten > 0 && { unwritten }) }, 'security');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
