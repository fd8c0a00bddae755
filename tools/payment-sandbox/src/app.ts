import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, fastify } from 'fastify';
import packageFile from '../package.json';
import { formRoutes } from './http/form-routes';
import { restRoutes } from './http/rest-routes';
import type { ShopIdentity } from './payments/payment-answer';
import { PaymentDesk } from './payments/payment-desk';
import { PaymentForms } from './payments/payment-form';
import type { Settings } from './settings';

/** Path of the provider's browser client. */
const clientFolder = '/static/js/krypton-client/V4.0/stable';
const modules = ['settings.js', 'pay-button.js', 'payment-form.js', 'library.js'];

/** Creates the sandbox without listening. @param now clock for expiry and dates */
export async function createSandbox(settings: Settings, now = () => new Date()): Promise<FastifyInstance> {
  const { publicFolder } = settings;
  const app = fastify({
    // Bodies contain card numbers: nothing of a request is logged.
    logger: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { ignoreDuplicateSlashes: true },
  });
  const shop: ShopIdentity = {
    shopId: settings.shopId,
    mode: settings.password.startsWith('testpassword_') ? 'TEST' : 'PRODUCTION',
  };
  const forms = new PaymentForms();
  const desk = new PaymentDesk({ settings, shop, forms, now });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  await app.register(fastifyStatic, { root: publicFolder, serve: false, maxAge: 0 });

  app.get('/health', async () => ({ status: 'ok', version: packageFile.version }));
  const client = await joinModules(`${publicFolder}/krypton`);
  app.get(`${clientFolder}/kr-payment-form.min.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(client),
  );
  app.get(`${clientFolder}/payment-form.css`, (_request, reply) =>
    reply.sendFile('krypton/payment-form.css'),
  );
  app.post<{ Body: { orderId: string } }>('/sandbox/accept', async ({ body }, reply) =>
    reply.code((await desk.accept(body.orderId)) ? 204 : 404).send(),
  );
  await app.register(restRoutes, { settings, shop, forms, now });
  await app.register(formRoutes, { settings, desk, now });
  return app;
}

/**
 * Joins the modules, listed after their dependencies, into one classic script: shops load the client with a
 * plain script tag, which cannot import.
 */
async function joinModules(folder: string): Promise<string> {
  const texts = await Promise.all(modules.map((name) => readFile(join(folder, name), 'utf8')));
  const joined = texts
    .map((text) => text.replace(/^import [^;]*;\n/gm, '').replace(/^export /gm, ''))
    .join('\n');
  return `(() => {\nif (window.KR?.ready) return;\n${joined}})();\n`;
}
