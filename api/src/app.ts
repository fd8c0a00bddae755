import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { connectValkey } from 'server-kit/valkey';
import type { Environment } from 'shared-contracts/environment';
import { createAccessTokens, recogniseCustomers } from './account/access-tokens';
import { addressRoutes } from './account/address-routes';
import { authRoutes } from './account/auth-routes';
import { createDeviceMarks } from './account/device-marks';
import type { Passwords } from './account/passwords';
import { profileRoutes } from './account/profile-routes';
import { securityRoutes } from './account/security-routes';
import { createSessionRepository } from './account/session-repository';
import { exportRoutes } from './accounting/export-routes';
import { cartRoutes } from './cart/cart-routes';
import { createResponseCache } from './catalogue/cached-responses';
import { catalogueVersionIn } from './catalogue/catalogue-version';
import { pictureRoutes } from './catalogue/picture-routes';
import { createProductLists } from './catalogue/product-list';
import { createProductRepository } from './catalogue/product-repository';
import { productRoutes } from './catalogue/product-routes';
import { createCardForms } from './checkout/open-card-form';
import { createOrderRepository } from './checkout/order-repository';
import { orderRoutes } from './checkout/order-routes';
import { notificationRoutes } from './checkout/payment-notification-routes';
import type { PaymentProvider } from './checkout/payment-provider';
import type { PaymentSettings } from './checkout/payment-settings';
import { purchaseRoutes } from './checkout/purchase-routes';
import { createSettlement } from './checkout/settle-payment';
import { contactRoutes } from './contact/contact-routes';
import type { Database } from './database/database';
import { mailboxRoutes } from './email/mailbox-routes';
import { feedRoutes } from './feed/feed-routes';
import { listRoutes } from './lists/list-routes';
import { createCatalogueFile } from './pdf/catalogue-file';
import { documentRoutes } from './pdf/document-routes';
import type { Printer } from './pdf/pdf-workers';
import { personalDataRoutes } from './personal-data/personal-data-routes';
import { createRateLimits } from './rate-limits/rate-limits';
import { declareRefusals } from './server/calls';
import { createServer, type ServerOptions } from './server/create-server';
import { healthRoutes } from './server/health-routes';
import { registerIdempotency } from './server/idempotency';
import { openApiPage, publishOpenApi } from './server/openapi';
import { createPseudonyms } from './server/security-log';
import { createCursors } from './server/signed-cursor';
import type { Settings } from './settings';

type OptionalSettings = Pick<Settings, 'valkeyUrl' | 'previousJwtSecret' | 'statusKey' | 'feedKeys'>;

/** What the API is built from. */
export interface AppDeps extends ServerOptions, Partial<OptionalSettings> {
  readonly environment: Environment;
  readonly database: Database;
  /** Signs access tokens and cursors. */
  readonly secret: string;
  readonly passwords: Passwords;
  readonly payment: PaymentSettings;
  readonly provider: PaymentProvider;
  readonly version: string;
  /** Folder of the outbox and of generated documents. */
  readonly dataDirectory: string;
  readonly printer: Omit<Printer, 'close'>;
  /** SVG for articles without a picture, by the code of their sub-category. */
  readonly silhouettes: ReadonlyMap<string, string>;
  /** Called after each successful write: there may be email to send. */
  afterWrite?(): void;
  /** Called with the server before routes are registered. */
  watch?(server: FastifyInstance): void;
  /** Whether the process received a signal to stop; always false by default. */
  isDraining?(): boolean;
  /** Longest delay in milliseconds until a change of the catalogue is visible; 1,000 by default. */
  readonly catalogueCheckedEvery?: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: ReturnType<typeof createServices>;
  }
}

/** Creates what routes share: repositories, tokens, limits. */
function createServices(deps: AppDeps, log: FastifyBaseLogger) {
  const { secret, previousJwtSecret, ...shared } = deps;
  const { environment, database, payment, provider, printer, dataDirectory } = shared;
  const { db } = database;
  const cursors = createCursors(secret, previousJwtSecret);
  // The issuer is not the URL: processes on several ports serve one shop.
  const accessTokens = createAccessTokens(secret, `boutique-${environment.name}`, previousJwtSecret);
  const valkey = deps.valkeyUrl
    ? connectValkey(deps.valkeyUrl, 'boutique-api', 'tries are counted in the database', log)
    : undefined;
  const rateLimits = createRateLimits(database.sql, valkey);
  const { replica } = database;
  const { db: catalogueDb } = replica ?? database;
  const settlement = createSettlement(db, payment, log);
  const folder = join(dataDirectory, 'documents');
  return {
    ...shared,
    db,
    accessTokens,
    apiUrl: environment.api.url,
    outbox: outboxFolder(dataDirectory),
    catalogue: createCatalogueFile({ db, environment, folder, log, make: printer.catalogue }),
    sessions: createSessionRepository(db, accessTokens),
    valkey,
    rateLimits,
    settlement,
    replica,
    catalogueDb,
    products: createProductRepository(catalogueDb, environment.api.url),
    productLists: createProductLists(catalogueDb, cursors, environment.api.url),
    orders: createOrderRepository(db, cursors),
    openCardForm: createCardForms({ db, provider, settlement }),
    deviceMarks: createDeviceMarks(secret),
    /** Returns the pseudonym under which the log mentions a username without account. */
    pseudonymOf: createPseudonyms(secret),
  };
}

/** Builds the API, ready to listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { environment, database, isDraining = () => false } = deps;
  const { sql } = database.replica ?? database;
  const catalogueVersion = catalogueVersionIn(sql, deps.catalogueCheckedEvery);
  const responses = createResponseCache(catalogueVersion);
  const app = await createServer(environment, deps, (request, reply) =>
    isDraining() ? Promise.resolve() : responses.respond(request, reply),
  );
  deps.watch?.(app);
  const services = createServices(deps, app.log);
  app.decorate('services', services);
  app.addHook('onSend', async (_request, reply) => {
    // The client then opens a new connection, which a proxy sends to another process.
    if (isDraining()) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => services.valkey?.disconnect());
  declareRefusals(app);
  await publishOpenApi(app, services.apiUrl, services.version);
  recogniseCustomers(app, services.accessTokens, services.sessions);
  registerIdempotency(app, services.db);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET' && reply.statusCode < 400) deps.afterWrite?.();
    done();
  });

  await app.register(healthRoutes);
  await app.register(productRoutes, { catalogueVersion, responses });
  await app.register(pictureRoutes);
  await app.register(documentRoutes);
  await app.register(authRoutes);
  await app.register(profileRoutes);
  await app.register(securityRoutes);
  await app.register(personalDataRoutes);
  await app.register(addressRoutes);
  await app.register(cartRoutes);
  await app.register(listRoutes);
  await app.register(orderRoutes);
  await app.register(exportRoutes);
  await app.register(purchaseRoutes);
  await app.register(notificationRoutes);
  await app.register(contactRoutes);
  await app.register(feedRoutes);
  if (environment.settings.mailbox) {
    await app.register(mailboxRoutes);
    await openApiPage(app);
  }
  return app;
}

/** Folder of the emails of an API without a mail server. */
export const outboxFolder = (dataDirectory: string) => join(dataDirectory, 'outbox');
