import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { QuoteRequest } from 'shared-contracts/api/cart';
import { Problem } from 'shared-contracts/api/problem';
import type { Environment } from 'shared-contracts/environment';
import { z } from 'zod';
import { bearerOf } from '../account/bearer';
import type { CustomerRepository } from '../account/customer-repository';
import type { Throttles } from '../account/throttles';
import type { Db } from '../database/database';
import { parisDay } from '../paris-time';
import { quotePaper } from './collect-quote';
import type { Printer } from './printer';

export interface QuoteDeps {
  readonly db: Db;
  readonly customers: CustomerRepository;
  readonly environment: Environment;
  readonly printer: Pick<Printer, 'quote'>;
  readonly throttles: Throttles;
}

const Pdf = { description: 'PDF', content: { 'application/pdf': { schema: z.unknown() } } };

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
