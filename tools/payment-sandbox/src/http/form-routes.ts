import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { type CardFieldError, readCard } from '../payments/card';
import type { PaymentDesk, Submission } from '../payments/payment-desk';
import type { PaymentForm } from '../payments/payment-form';
import { testCards } from '../payments/test-cards';
import { type Fields, isFields } from '../protocol/payment-request';
import { isRefusal, type Refusal, refusal } from '../protocol/refusals';
import type { Settings } from '../settings';

interface FormParts {
  settings: Settings;
  desk: PaymentDesk;
  now: () => Date;
}

const pagePolicy = [
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
].join('; ');

/** Routes of the card form, a page of this origin that the script embeds in the shop's page. */
export const formRoutes: FastifyPluginAsync<FormParts> = async (app, { settings, desk, now }) => {
  app.get('/form', (_request, reply) =>
    reply
      .headers({
        'Content-Security-Policy': pagePolicy,
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      })
      .sendFile('form/form.html'),
  );
  app.get('/form/figtree.woff2', (_request, reply) =>
    reply.sendFile('fonts/figtree-latin-wght-normal.woff2', { maxAge: '1d' }),
  );
  app.get<{ Params: { file: string } }>('/form/:file', ({ params }, reply) =>
    reply.sendFile(`form/${params.file}`),
  );

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    reply.header('Cache-Control', 'no-store');
    // Only the page above may call these routes; a shop's page must never send a card number.
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
    return answer(await desk.submit(form, card), reply);
  });

  app.post('/form/challenge', async (request, reply) => {
    const { id, decision } = fields(request.body);
    const isValid = decision === 'confirm' || decision === 'abandon' || decision === 'wait';
    if (typeof id !== 'string' || !isValid) return reply.code(400).send({ message: 'id, decision' });
    return answer(await desk.decide(id, decision), reply);
  });

  function find(body: unknown): PaymentForm | Refusal {
    const { formToken, publicKey } = fields(body);
    if (publicKey !== settings.publicKey) return refusal('CLIENT_004');
    if (typeof formToken !== 'string') return refusal('CLIENT_100');
    return desk.open(formToken);
  }

  function answer(submission: Submission, reply: FastifyReply) {
    // Not a closed connection: browsers retry a POST when a reused connection is closed.
    if (submission.kind === 'lost') return reply.code(500).send();
    return reply.send(
      submission.kind === 'refused' ? refused(submission.refusal, [], submission.answer) : submission,
    );
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
