import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from 'shared-contracts/api/problem';
import type { Environment } from 'shared-contracts/environment';
import { z } from 'zod';
import type { ProductRepository } from '../catalogue/product-repository';
import type { Db } from '../database/database';
import { pictures, products as productTable } from '../database/schema';
import { notFound, Refusal } from '../server/problems';
import type { CatalogueFile } from './catalogue-file';
import { makePdf } from './pdf';
import { sheetContent, sheetTitles } from './sheets';

export interface DocumentWiring {
  readonly db: Db;
  readonly products: ProductRepository;
  readonly environment: Environment;
  readonly catalogue: CatalogueFile;
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
export const documentRoutes: FastifyPluginAsyncZod<DocumentWiring> = async (app, wiring) => {
  const { db, products, environment, catalogue } = wiring;

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
      const product = type && code ? await products.one(code) : null;
      const path = type === 'ft' ? product?.FTFilePath : product?.FSFilePath;
      if (!type || !product || !path) throw notFound('Fiche');
      const [picture] = await db
        .select({ svg: pictures.svg })
        .from(pictures)
        .innerJoin(productTable, eq(productTable.pictureHash, pictures.hash))
        .where(eq(productTable.code, product.Code));
      const title = `${sheetTitles[type]} ${product.Reference}`;
      const pdf = await makePdf(
        environment.company,
        title,
        sheetContent(type, product, picture?.svg ?? null),
      );
      return reply.type('application/pdf').header('Content-Disposition', 'inline').send(pdf);
    },
  );
};
