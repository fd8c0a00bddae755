import { sign } from '../protocol/envelope';
import { demoCredentials } from '../settings';
import { cardNumbered, goodCard, holdTimers, now, shop } from '../testing/test-shop';

describe('a customer who pays by card', () => {
  it('gets a payment object without card number, signed with the browser key over its exact text', async () => {
    const { kind, answer } = await shop.pay(await shop.createPayment({ metadata: { cart: 'v7' } }));

    expect(kind).toBe('paid');
    expect(answer).toMatchObject({
      hash: sign(answer.rawClientAnswer, demoCredentials.hmacKey),
      hashAlgorithm: 'sha256_hmac',
      hashKey: 'sha256_hmac',
      serverDate: '2026-05-05T10:00:00+00:00',
      _type: 'V4/Charge/ProcessPaymentAnswer',
    });
    expect(JSON.parse(answer.rawClientAnswer)).toEqual(answer.clientAnswer);
    expect(answer.rawClientAnswer).not.toContain(goodCard.pan);
    const amounts = { orderTotalAmount: 31024, orderEffectiveAmount: 31024, orderCurrency: 'EUR' };
    expect(answer.clientAnswer).toMatchObject({
      shopId: '69876357',
      orderCycle: 'CLOSED',
      orderStatus: 'PAID',
      orderDetails: { ...amounts, mode: 'TEST', orderId: 'CMD-2026-000123', _type: 'V4/OrderDetails' },
      _type: 'V4/Payment',
    });
    expect(answer.clientAnswer.transactions).toMatchObject([
      {
        uuid: expect.stringMatching(/^[0-9a-f]{32}$/),
        amount: 31024,
        paymentMethodType: 'CARD',
        status: 'PAID',
        operationType: 'DEBIT',
        metadata: { cart: 'v7' },
        _type: 'V4/PaymentTransaction',
      },
    ]);
  });

  it('with the card 4970100000001103 pays but gets no result', async () => {
    const card = cardNumbered('4970100000001103');
    const formToken = await shop.createPayment();

    const result = await shop.submit('/form/pay', { formToken, publicKey: demoCredentials.publicKey, card });

    const order = (await shop.call('Order/Get', { orderId: 'CMD-2026-000123' })).json().answer;
    expect([result.statusCode, order.orderStatus]).toEqual([500, 'PAID']);
  });

  it.each([
    ['4970100000000000', 'paid', 'PAID', 'AUTHORISED', undefined],
    ['4970100000000003', 'paid', 'PAID', 'AUTHORISED', undefined],
    ['4970100000000402', 'paid', 'PAID', 'AUTHORISED', undefined],
    ['4970100000000501', 'paid', 'RUNNING', 'WAITING_AUTHORISATION', undefined],
    ['4970110000000401', 'refused', 'UNPAID', 'REFUSED', 'ACQ_001'],
    ['4970100000000204', 'refused', 'UNPAID', 'REFUSED', 'ACQ_001'],
    ['4111111111111111', 'refused', 'UNPAID', 'REFUSED', 'ACQ_001'],
    ['4970100000001301', 'refused', undefined, undefined, 'PSP_108'],
    ['4970100000001400', 'refused', undefined, undefined, 'CLIENT_999'],
  ])('with the card %s gets the result %s, order %s, attempt %s and error %s', async (pan, ...expected) => {
    const { kind, answer, error } = await shop.pay(await shop.createPayment(), cardNumbered(pan));

    const { orderStatus, transactions = [] } = answer?.clientAnswer ?? {};
    expect([kind, orderStatus, transactions[0]?.detailedStatus, error?.errorCode]).toEqual(expected);
  });

  it.each([
    [{ pan: '497010000000' }, 'CLIENT_301', 'pan'],
    [{ expiryMonth: 4, expiryYear: 2026 }, 'CLIENT_302', 'expiryDate'],
    [{ expiryMonth: 13 }, 'CLIENT_302', 'expiryDate'],
    [{ securityCode: '12' }, 'CLIENT_303', 'securityCode'],
  ])('gets the invalid field of %j without losing an attempt', async (changes, errorCode, field) => {
    const formToken = await shop.createPayment({ transactionOptions: { cardOptions: { retry: 0 } } });

    const refused = await shop.pay(formToken, { ...goodCard, ...changes });

    expect(refused).toMatchObject({ error: { errorCode: 'CLIENT_300' }, children: [{ errorCode, field }] });
    expect((await shop.pay(formToken)).kind).toBe('paid');
  });

  it.each([{ cardOptions: { retry: 1 } }, undefined])(
    'has one further attempt after a refusal with the options %j',
    async (transactionOptions) => {
      const formToken = await shop.createPayment({ transactionOptions });
      const bad = cardNumbered('4970100000000204');

      const tried = [await shop.pay(formToken, bad), await shop.pay(formToken, bad)];

      expect(tried.map(({ answer }) => answer.clientAnswer.orderCycle)).toEqual(['OPEN', 'CLOSED']);
      expect((await shop.pay(formToken)).error.errorCode).toBe('PSP_099');
    },
  );

  it('cannot submit a form again, neither while the payment is in progress nor later', async () => {
    const formToken = await shop.createPayment();
    const slow = cardNumbered('4970100000000402');

    holdTimers();
    const first = shop.pay(formToken, slow);
    const second = await shop.pay(formToken, slow);
    jest.runOnlyPendingTimers();

    expect((await first).kind).toBe('paid');
    expect(second.error?.errorCode).toBe('CLIENT_502');
    expect((await shop.pay(formToken)).error.errorCode).toBe('PSP_108');
  });

  it('can use a form for fifteen minutes', async () => {
    const formToken = await shop.createPayment();
    const session = () => shop.submit('/form/session', { formToken, publicKey: demoCredentials.publicKey });

    shop.clock = new Date(now.getTime() + 15 * 60_000 - 1);
    expect((await session()).json()).toMatchObject({ kind: 'open', amount: 31024, currency: 'EUR' });
    shop.clock = new Date(now.getTime() + 15 * 60_000);

    expect((await session()).json().error.errorCode).toBe('PSP_108');
    expect((await shop.pay(formToken)).error.errorCode).toBe('PSP_108');
  });

  it('cannot use a form with the key of another shop or an unknown token', async () => {
    const formToken = await shop.createPayment();
    const open = async (body: object) => (await shop.submit('/form/session', body)).json().error.errorCode;

    expect(await open({ formToken, publicKey: '12345678:testpublickey_x' })).toBe('CLIENT_004');
    expect(await open({ formToken: 'invented', publicKey: demoCredentials.publicKey })).toBe('CLIENT_100');
  });

  it('cannot send the card from a page of another origin', async () => {
    const headers = { origin: 'https://shop.example' };

    const response = await shop.sandbox.inject({ method: 'POST', url: '/form/pay', headers, payload: {} });

    expect(response.statusCode).toBe(403);
  });
});

describe('a customer whose bank requires a confirmation', () => {
  const challengeCard = cardNumbered('4970100000000105');
  const decide = async (id: string, decision: string) =>
    (await shop.submit('/form/challenge', { id, decision })).json();

  it('can abort without a signed result, and pays by confirming the next attempt', async () => {
    const formToken = await shop.createPayment();
    const challenge = await shop.pay(formToken, challengeCard);
    expect(challenge).toMatchObject({ kind: 'challenge', confirmable: true });

    const result = await decide(challenge.id, 'abandon');

    expect(result).toMatchObject({ kind: 'refused', answer: null, error: { errorCode: 'CLIENT_101' } });
    expect(shop.notices[0]?.answer.transactions[0]).toMatchObject({ detailedStatus: 'ABANDONED' });
    const { id } = await shop.pay(formToken, challengeCard);
    expect((await decide(id, 'confirm')).answer.clientAnswer.orderStatus).toBe('PAID');
  });

  it('gets a timeout with the card that is never confirmed', async () => {
    const challenge = await shop.pay(await shop.createPayment(), cardNumbered('4970110000000021'));

    const result = await decide(challenge.id, 'wait');

    expect([challenge.confirmable, result.error.errorCode]).toEqual([false, 'AUTH_149']);
    const refused = { status: 'UNPAID', errorCode: 'AUTH_149' };
    expect(result.answer.clientAnswer.transactions[0]).toMatchObject(refused);
  });
});
