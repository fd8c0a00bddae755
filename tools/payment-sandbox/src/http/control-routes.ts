import type { FastifyPluginAsync } from 'fastify';
import type { CallLog } from '../control/call-log';
import { type Scenario, type ScenarioRequest, scenarioSchema } from '../control/scenario';
import type { PaymentDesk } from '../payments/payment-desk';
import type { PaymentForms } from '../payments/payment-form';

interface ControlParts {
  scenario: Scenario;
  log: CallLog;
  forms: PaymentForms;
  desk: PaymentDesk;
}

const orderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['orderId'],
  properties: { orderId: { type: 'string' } },
};

/** Levers for tests; the provider has nothing like them. */
export const controlRoutes: FastifyPluginAsync<ControlParts> = async (
  app,
  { scenario, log, forms, desk },
) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });

  app.post<{ Body: ScenarioRequest }>(
    '/sandbox/scenario',
    { schema: { body: scenarioSchema } },
    async (request, reply) => {
      scenario.add(request.body);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { orderId: string } }>(
    '/sandbox/accept',
    { schema: { body: orderSchema } },
    async (request, reply) => reply.code((await desk.accept(request.body.orderId)) ? 204 : 404).send(),
  );

  app.get('/sandbox/log', async () => ({ calls: log.list() }));

  app.post('/sandbox/reset', async (_request, reply) => {
    scenario.clear();
    log.clear();
    desk.stop();
    forms.clear();
    return reply.code(204).send();
  });
};
