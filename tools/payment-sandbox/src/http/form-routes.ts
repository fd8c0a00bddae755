import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { testCards } from '../control/outcomes';
import type { Scenario } from '../control/scenario';
import { type CardFieldError, readCard } from '../payments/card';
import type { PaymentDesk, Submission } from '../payments/payment-desk';
import type { PaymentForm } from '../payments/payment-form';
import { isRefusal, type Refusal, refusal } from '../protocol/envelope';
import { type Fields, isFields } from '../protocol/payment-request';
import type { Settings } from '../settings';
import { misbehave, pause, readPublicFile, sendPublicFile } from './replies';

interface FormParts {
  settings: Settings;
  desk: PaymentDesk;
  scenario: Scenario;
  now: () => Date;
}

const pageFiles = ['form.css', 'form.js', 'card-fields.js', 'challenge.js', 'page.js'];
const slowPage = 5000;

/** The card fields: a page of this origin, put by the script in an iframe of the shop's page. */
export const formRoutes: FastifyPluginAsync<FormParts> = async (app, { settings, desk, scenario, now }) => {
  const page = await readPublicFile(settings.publicFolder, 'form/form.html');

  app.get('/form', async (request, reply) => {
    const step = scenario.take('formPage');
    await pause(step?.delayMs ?? (step?.behaviour === 'slow' ? slowPage : 0));
    if (step?.behaviour === 'missing') return reply.code(404).type('text/plain').send('Not found');
    if (step?.behaviour === 'hang') return misbehave('hang', request, reply, settings.hangLimit);
    reply.headers({
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        'frame-ancestors http: https:',
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    });
    return sendPublicFile(request, reply, page);
  });

  for (const name of pageFiles) {
    const file = await readPublicFile(settings.publicFolder, `form/${name}`);
    app.get(`/form/${name}`, async (request, reply) => sendPublicFile(request, reply, file));
  }
  const font = await readPublicFile(settings.publicFolder, 'fonts/figtree-latin-wght-normal.woff2');
  app.get('/form/figtree.woff2', async (request, reply) => sendPublicFile(request, reply, font));

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    reply.header('Cache-Control', 'no-store');
    // Only the page above calls these; a shop's own page must never send a card number.
    const { origin } = request.headers;
    if (origin && (!URL.canParse(origin) || new URL(origin).host !== request.headers.host)) {
      return reply.code(403).send({ message: 'Only the card form may call this.' });
    }
  });

  app.post('/form/session', async (request) => {
    const form = find(request.body);
    if (isRefusal(form)) return refused(form);
    const { amount, currency } = form.request;
    return { kind: 'open', amount, currency, testCards };
  });

  app.post('/form/pay', async (request, reply) => {
    const form = find(request.body);
    if (isRefusal(form)) return refused(form);
    const card = readCard(isFields(request.body) ? request.body.card : null, now());
    if (Array.isArray(card)) return refused(refusal('CLIENT_300'), card);
    return answer(await desk.submit(form, card), request, reply);
  });

  app.post('/form/challenge', async (request, reply) => {
    const { id, decision } = fields(request.body);
    const known = decision === 'confirm' || decision === 'abandon' || decision === 'wait';
    if (typeof id !== 'string' || !known) return reply.code(400).send({ message: 'id, decision' });
    return answer(await desk.decide(id, decision), request, reply);
  });

  function find(body: unknown): PaymentForm | Refusal {
    const { formToken, publicKey } = fields(body);
    if (publicKey !== settings.publicKey) return refusal('CLIENT_004');
    if (typeof formToken !== 'string') return refusal('CLIENT_100');
    return desk.open(formToken);
  }

  async function answer(submission: Submission, request: FastifyRequest, reply: FastifyReply) {
    // Not a cut connection: browsers repeat a POST by themselves when a kept-alive connection is cut.
    if (submission.kind === 'lost') return misbehave('http-500', request, reply, settings.hangLimit);
    if (submission.kind === 'refused') {
      return reply.send(refused(submission.refusal, [], submission.answer));
    }
    return reply.send(submission);
  }
};

function refused(
  { code, message, detailedCode, detail }: Refusal,
  children: CardFieldError[] = [],
  answer: object | null = null,
) {
  return {
    kind: 'refused',
    error: {
      errorCode: code,
      errorMessage: message,
      detailedErrorCode: detailedCode,
      detailedErrorMessage: detail,
    },
    children: children.map((child) => ({
      errorCode: child.code,
      errorMessage: child.message,
      field: child.field,
    })),
    answer,
  };
}

function fields(value: unknown): Fields {
  return isFields(value) ? value : {};
}
