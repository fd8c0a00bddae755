import { sign } from '../protocol/envelope';
import { demoCredentials } from '../settings';
import { shop } from '../testing/shop-of-the-file';
import { cardNumbered, goodCard } from '../testing/test-shop';

const scriptPath = '/static/js/krypton-client/V4.0/stable/kr-payment-form.min.js';

describe('a tester who scripts the sandbox', () => {
  it('has a behaviour once, then all is well again', async () => {
    await shop.script({ createPayment: 'http-500' });

    const first = await shop.call('Charge/CreatePayment', shop.order());
    const second = await shop.call('Charge/CreatePayment', shop.order());

    expect([first.statusCode, second.statusCode]).toEqual([500, 200]);
  });

  it('has several behaviours in their order', async () => {
    await shop.script({ script: ['missing', 'never-ready', 'not-javascript'] });

    const answers = [1, 2, 3, 4].map(() => shop.sandbox.inject(scriptPath));
    const [missing, neverReady, html, good] = await Promise.all(answers);

    expect(missing?.statusCode).toBe(404);
    expect(neverReady?.body).toContain('ready: false');
    expect(html?.headers['content-type']).toContain('text/html');
    expect(good?.body).toContain('renderElements');
  });

  it('keeps a behaviour until the next reset', async () => {
    await shop.script({ orderGet: 'garbage', untilReset: true });

    const order = () => shop.call('Order/Get', { orderId: 'NONE' });
    expect((await order()).body).toContain('<html>');
    expect((await order()).body).toContain('<html>');
    await shop.sandbox.inject({ method: 'POST', url: '/sandbox/reset' });

    expect((await order()).json().answer.errorCode).toBe('PSP_010');
  });

  it('decides the outcome whatever the card', async () => {
    await shop.script({ card: 'refused-funds', ipn: 'missing' });

    const result = await shop.pay(await shop.createPayment());

    expect(result.error.errorCode).toBe('ACQ_001');
    expect(shop.notices).toHaveLength(0);
  });

  it('has the answer signed with another key', async () => {
    await shop.script({ answer: { behaviour: 'badly-signed', delayMs: 5 } });

    const { answer } = await shop.pay(await shop.createPayment());

    expect(answer.hash).not.toBe(sign(answer.rawClientAnswer, demoCredentials.hmacKey));
  });

  it('loses the answer of a payment that was made', async () => {
    const result = await shop.submit('/form/pay', {
      formToken: await shop.createPayment(),
      publicKey: demoCredentials.publicKey,
      card: cardNumbered('4970100000001103'),
    });

    expect(result.statusCode).toBe(500);
    const order = (await shop.call('Order/Get', { orderId: 'CMD-2026-000123' })).json().answer;
    expect(order.orderStatus).toBe('PAID');
  });

  it.each([{ createPayment: 'explode' }, { unknown: 'normal' }, { script: { delayMs: 5 } }])(
    'gets 400 for the mistake in %j',
    async (scenario) => {
      expect(await shop.script(scenario)).toBe(400);
    },
  );

  it('reads what happened, without token, key or card', async () => {
    const formToken = await shop.createPayment();
    const { answer } = await shop.pay(formToken);

    const log = (await shop.sandbox.inject('/sandbox/log')).body;

    const { calls } = JSON.parse(log);
    expect(calls.map((call: { kind: string; outcome: string }) => [call.kind, call.outcome])).toEqual([
      ['rest', 'SUCCESS'],
      ['form', 'AUTHORISED'],
      ['ipn', 'HTTP 200'],
    ]);
    for (const secret of [
      formToken,
      answer.hash,
      goodCard.pan,
      demoCredentials.password,
      demoCredentials.hmacKey,
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
