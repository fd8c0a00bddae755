import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { QuoteRequest } from 'shared-contracts/api/cart';
import { Problem } from 'shared-contracts/api/problem';
import type { Environment } from 'shared-contracts/environment';
import { z } from 'zod';
import { bearerOf } from '../account/bearer';
import type { CustomerRepository } from '../account/customer-repository';
import type { Throttles } from '../account/throttles';
import type { ProductRepository } from '../catalogue/product-repository';
import type { Db } from '../database/database';
import { pictures, products as productTable } from '../database/schema';
import { parisDay } from '../paris-time';
import { notFound, Refusal } from '../refusals/problems';
import type { CatalogueFile } from './catalogue-file';
import { quotePaper } from './collect-quote';
import type { Printer } from './printer';
import { createSheetFiles } from './sheet-files';
import type { SheetData, SheetType } from './sheets';

export interface DocumentDeps {
  readonly db: Db;
  readonly products: ProductRepository;
  readonly environment: Environment;
  readonly catalogue: CatalogueFile;
  readonly printer: Pick<Printer, 'sheet'>;
}

const tags = ['Documents'];
const Pdf = { description: 'PDF', content: { 'application/pdf': { schema: z.unknown() } } };
const minute = 60;
const hour = 60 * minute;
const beingMade = () =>
  new Refusal(
    503,
    'catalogue_being_made',
    'Le catalogue est en cours de préparation. Réessayez dans un instant.',
    {
      retryAfter: 5,
    },
  );

/** PDF documents: the catalogue, and the sheets of articles. */
export const documentRoutes: FastifyPluginAsyncZod<DocumentDeps> = async (app, deps) => {
  const { db, products, environment, catalogue, printer } = deps;

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
  const sheets = createSheetFiles(sheetData, printer);

  app.get(
    '/documents/catalogue.pdf',
    { schema: { tags, response: { 200: Pdf } }, config: { publicFor: minute } },
    async (_request, reply) => {
      const pdf = await catalogue.read();
      if (!pdf) throw beingMade();
      const name = `catalogue-${environment.catalogueYear}.pdf`;
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `inline; filename="${name}"`)
        .send(pdf);
    },
  );

  const params = z.object({ type: z.string(), file: z.string().max(100) });
  app.get(
    '/documents/:type/:file',
    { schema: { tags, params, response: { 200: Pdf, 404: Problem } }, config: { publicFor: hour } },
    async (request, reply) => {
      const type = z.enum(['ft', 'fs']).safeParse(request.params.type).data;
      const code = /^([A-Z0-9-]+)\.pdf$/.exec(request.params.file)?.[1];
      const pdf = type && code ? await sheets.read(type, code) : null;
      if (!pdf) throw notFound('Fiche');
      return reply.type('application/pdf').header('Content-Disposition', 'inline').send(pdf);
    },
  );
};

export interface QuoteDeps {
  readonly db: Db;
  readonly customers: CustomerRepository;
  readonly environment: Environment;
  readonly printer: Pick<Printer, 'quote'>;
  readonly throttles: Throttles;
}

/** 'Devis indicatif' of a cart: for anybody, and for a customer at their own prices. */
export const quoteRoutes: FastifyPluginAsyncZod<QuoteDeps> = async (app, deps) => {
  const { db, customers, environment, printer, throttles } = deps;

  const schema = {
    tags: ['Documents'],
    body: QuoteRequest,
    response: { 200: Pdf, 401: Problem, 422: Problem, 429: Problem },
  };
  app.post('/documents/quote.pdf', { schema }, async (request, reply) => {
    // A token that is over is refused: a customer would take a visitor's prices for their own.
    if (bearerOf(request)) await app.requireCustomer(request);
    await throttles.quotesPerIp.count(request.ip);
    const customer = request.customer.id ? await customers.byId(request.customer.id) : null;
    const now = new Date();
    const pdf = await printer.quote(
      await quotePaper(db, environment, { customer, lines: request.body.lines, now }),
    );
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `attachment; filename="devis-${parisDay(now)}.pdf"`)
      .send(pdf);
  });
};
