import fastifyStatic from '@fastify/static';
import { type FastifyInstance, fastify } from 'fastify';
import packageFile from '../package.json';
import { formRoutes } from './http/form-routes';
import { restRoutes } from './http/rest-routes';
import { PaymentDesk } from './payments/payment-desk';
import type { Settings } from './settings';

/** Path of the provider's browser client. */
const client = '/static/js/krypton-client/V4.0/stable/kr-payment-form.min.js';

/** For the page of the card form; other responses have no use for it. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors http: https:; require-trusted-types-for 'script'";

/** Creates the sandbox without listening. @param now clock for expiry and dates */
export async function createSandbox(settings: Settings, now = () => new Date()): Promise<FastifyInstance> {
  const app = fastify({
    // Bodies contain card numbers: nothing of a request is logged.
    logger: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { ignoreDuplicateSlashes: true },
  });
  const desk = new PaymentDesk(settings, now);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Content-Security-Policy': pagePolicy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  await app.register(fastifyStatic, { root: settings.publicFolder, prefix: '/form/', index: 'form.html' });

  app.get('/health', async () => ({ status: 'ok', version: packageFile.version }));
  app.get(client, (_request, reply) => reply.sendFile('client.js'));
  app.post<{ Body: { orderId: string } }>('/sandbox/accept', async ({ body }, reply) =>
    reply.code((await desk.accept(body.orderId)) ? 204 : 404).send(),
  );
  await app.register(restRoutes, { settings, desk, now });
  await app.register(formRoutes, { settings, desk, now });
  return app;
}
