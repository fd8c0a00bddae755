import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { bearerOf } from '../account/access-tokens';
import { customerById } from '../account/customer-repository';
import { pictures, products as productTable } from '../database/schema';
import { parisDay } from '../paris-time';
import { notFound } from '../refusals/refusals';
import { hashOf } from '../secrets';
import { callsOf } from '../server/calls';
import { fileOf, saveAs } from '../server/files';
import { collectQuote } from './collect-quote';
import { beingMade } from './pdf-workers';
import type { SheetData, SheetType } from './sheet-pdf';

/** Maximum bytes of cached sheets. */
const mostBytes = 32 * 1024 * 1024;
/** Lines of a quote, above which it counts as several in the rate limit. */
const linesPerQuote = 50;

const tag = 'Documents';
const sends = 'application/pdf';

/** Seconds. */
const minute = 60;
const hour = 60 * minute;

/** PDF documents: the catalogue, sheets of articles, and quotes. */
export const documentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, products, environment, catalogue, printer, rateLimits } = app.services;

  async function sheetData(type: SheetType, code: string): Promise<SheetData | null> {
    const product = await products.one(code);
    const path = type === 'ft' ? product?.FTFilePath : product?.FSFilePath;
    if (!product || !path) return null;
    const [picture] = await db
      .select({ svg: pictures.svg })
      .from(pictures)
      .innerJoin(productTable, eq(productTable.pictureHash, pictures.hash))
      .where(eq(productTable.code, product.Code));
    return { type, product, svg: picture?.svg ?? null, company: environment.company };
  }

  /** Sheets by the hash of their data: each is generated once, and again when its data have changed. */
  const sheets = new LRUCache<string, Buffer, SheetData>({
    maxSize: mostBytes,
    sizeCalculation: (pdf) => pdf.length,
    fetchMethod: (_hash, _former, { context }) => printer.sheet(context),
  });

  const call = callsOf(app, tag);

  call('GET documents/catalogue.pdf', { publicFor: minute, sends }, async (_request, reply) => {
    const pdf = await catalogue.read();
    if (!pdf) throw beingMade('catalogue');
    const name = `catalogue-${environment.catalogueYear}.pdf`;
    return reply.header('Content-Disposition', `inline; filename="${name}"`).send(pdf);
  });

  const params = z.object({ type: z.string().max(100), file: z.string().max(100) });
  app.get(
    '/documents/:type/:file',
    {
      schema: { tags: [tag], params, response: { 200: fileOf(sends), 404: Problem } },
      config: { publicFor: hour },
    },
    async (request, reply) => {
      const type = z.enum(['ft', 'fs']).safeParse(request.params.type).data;
      const code = /^([A-Z0-9-]+)\.pdf$/.exec(request.params.file)?.[1];
      if (!type || !code) throw notFound('Fiche');
      const data = await sheetData(type, code);
      if (!data) throw notFound('Fiche');
      const pdf = await sheets.forceFetch(hashOf(JSON.stringify(data)), { context: data });
      return reply.type(sends).header('Content-Disposition', 'inline').send(pdf);
    },
  );

  // 'Devis indicatif' of a cart, at list prices for visitors and at their own prices for customers.
  call('POST documents/quote.pdf', { sends, refusals: [401, 422, 429] }, async (request, reply) => {
    // An expired token is refused: its customer would mistake the list prices for their own.
    if (bearerOf(request)) await app.requireCustomer(request);
    await rateLimits.quotesPerIp.count(request.ip, Math.ceil(request.body.lines.length / linesPerQuote));
    const customer = request.customer.id ? await customerById(db, request.customer.id) : null;
    const now = new Date();
    const pdf = await printer.quote(
      await collectQuote(db, environment, { customer, lines: request.body.lines, now }),
    );
    return saveAs(reply, `devis-${parisDay(now)}.pdf`).send(pdf);
  });
};
