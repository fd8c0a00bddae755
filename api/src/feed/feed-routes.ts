import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sameText } from 'server-kit/operators';
import { longest } from 'shared-contracts/api/limits';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import type { RefusedRow } from '../import/file-rows';
import { ImportError } from '../import/import-errors';
import { type OrderReport, readOrderReports, reportColumns } from '../import/order-reports';
import { readDocument } from '../orders/order-documents';
import { parisDay } from '../paris-time';
import { notFound, Refusal } from '../refusals/refusals';
import { fileOf, saveAs } from '../server/files';
import { outcomesOf } from './apply-report';
import { FeedPage, readFeed } from './order-feed';

const FeedQuery = z.object({
  cursor: z.coerce
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .default(0)
    .describe('`next` of the page before; without it the feed begins with the first order.'),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

const unknownKey = () =>
  new Refusal(401, 'unauthorized', 'La clé du flux (en-tête Feed-Key) manque ou n’est pas valable.');

const mostReports = 500;
const tooMany = `Au plus ${mostReports} lignes par appel\u00a0: répartissez-les.`;
/** Enough for the longest column, `lien_de_suivi`. */
const cell = { type: 'string', maxLength: 500 } as const;
const cells = Object.fromEntries(reportColumns.map((name) => [name, cell]));
/** `readReports` has validated the rows. */
const Reports = z
  .array(z.custom<OrderReport | RefusedRow>().meta({ type: 'object', properties: cells }))
  .refine((rows) => rows.length <= mostReports, tooMany)
  .meta({
    maxItems: mostReports,
    description: 'Rows with the columns of docs/orders-import.md, as JSON or CSV.',
  });

/** What became of each row ('Ligne 2'), or of the rows of one shipment or cancellation ('Ligne 2, Ligne 3'). */
const ReportAnswer = z.object({
  rows: z.array(
    z.object({
      row: z.string(),
      outcome: z.enum(['changed', 'known', 'refused']).describe('known: reported before, nothing changed.'),
      message: z.string(),
    }),
  ),
});

/** Reads a body as the import reads a file. @throws {Refusal} 422 when it is not a list of rows */
async function readReports(body: Buffer) {
  try {
    return await readOrderReports(body, parisDay(new Date()));
  } catch (error) {
    throw error instanceof ImportError ? new Refusal(422, 'unreadable_reports', error.message) : error;
  }
}

/** Orders and their changes for the company's other systems, and what these report of orders. */
export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, apiUrl, feedKeys = [] } = app.services;
  app.addHook('onRequest', async ({ headers }) => {
    const given = `${headers['feed-key'] ?? ''}`;
    // All keys are compared, so that the time does not depend on which one matches.
    if (feedKeys.filter((key) => sameText(key, given)).length === 0) throw unknownKey();
  });

  const common = { tags: ['Systèmes de la société'], security: [{ feedKey: [] }] };
  const schema = { ...common, querystring: FeedQuery, response: { 200: FeedPage, 401: Problem } };
  app.get('/feed/orders', { schema }, ({ query }) => readFeed(db, apiUrl, query.cursor, query.limit));

  const id = z.string().max(longest.id);
  const document = {
    ...common,
    params: z.object({ orderId: id, documentId: id }),
    response: { 200: fileOf('application/pdf'), 401: Problem, 404: Problem },
  };
  app.get('/feed/orders/:orderId/documents/:documentId', { schema: document }, async ({ params }, reply) => {
    const found = await readDocument(db, params.orderId, params.documentId);
    if (!found) throw notFound('Document');
    return saveAs(reply.type('application/pdf'), found.name).send(found.content);
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'text/csv'],
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => readReports(body),
  );
  const report = {
    ...common,
    consumes: ['application/json', 'text/csv'],
    body: Reports,
    response: { 200: ReportAnswer, 401: Problem, 422: Problem },
  };
  app.post('/feed/reports', { schema: report }, async ({ body }) => {
    const rows: z.input<typeof ReportAnswer>['rows'] = [];
    for await (const { position, kind, text } of outcomesOf(db, body))
      rows.push({ row: position, outcome: kind, message: text });
    return { rows };
  });
};
