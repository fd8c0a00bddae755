import { type FastifyInstance, fastify } from 'fastify';
import packageFile from '../package.json';
import { CallLog } from './control/call-log';
import { Scenario } from './control/scenario';
import { controlRoutes } from './http/control-routes';
import { formRoutes } from './http/form-routes';
import { restRoutes } from './http/rest-routes';
import { scriptRoutes } from './http/script-routes';
import type { ShopIdentity } from './payments/payment-answer';
import { PaymentDesk } from './payments/payment-desk';
import { PaymentForms } from './payments/payment-form';
import type { Settings } from './settings';

/** The whole sandbox, not yet listening; `now` is the clock of expiry and dates, `requestTimeout` ms for a whole request to arrive. */
export async function createSandbox(
  settings: Settings,
  now: () => Date = () => new Date(),
  requestTimeout = 20_000,
): Promise<FastifyInstance> {
  const app = fastify({
    // Bodies hold card numbers: nothing of a request is ever written out.
    logger: false,
    bodyLimit: 64 * 1024,
    requestTimeout,
    // Node takes the longer of both limits for the whole: its own for the headers is a minute.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
    // A call that hangs on purpose must not keep the server from stopping.
    forceCloseConnections: true,
    routerOptions: { ignoreDuplicateSlashes: true },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  const shop: ShopIdentity = {
    shopId: settings.shopId,
    mode: settings.password.startsWith('testpassword_') ? 'TEST' : 'PRODUCTION',
  };
  const log = new CallLog(now);
  const scenario = new Scenario();
  const forms = new PaymentForms();
  const desk = new PaymentDesk({ settings, shop, forms, scenario, log, now });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
  });
  app.addHook('onClose', async () => desk.stop());

  app.get('/health', async () => ({ status: 'ok', version: packageFile.version }));
  await app.register(restRoutes, { settings, shop, forms, scenario, log, now });
  await app.register(scriptRoutes, { publicFolder: settings.publicFolder, scenario, log });
  await app.register(formRoutes, { settings, desk, scenario, now });
  await app.register(controlRoutes, { scenario, log, forms, desk });
  return app;
}
