import { basic, cardNumbered, now, shop } from '../testing/test-shop';

describe('a shop that calls the web services', () => {
  it('gets its response in the complete envelope', async () => {
    const response = await shop.call('Charge/CreatePayment', shop.order());

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      webService: 'Charge/CreatePayment',
      version: 'V4',
      applicationVersion: expect.any(String),
      status: 'SUCCESS',
      answer: { formToken: expect.any(String), _type: 'V4/Charge/PaymentForm' },
      ticket: null,
      serverDate: '2026-05-05T10:00:00+00:00',
      applicationProvider: 'PAYZEN',
      metadata: null,
      mode: 'TEST',
      serverUrl: expect.stringMatching(/^http:/),
      _type: 'V4/WebService/Response',
    });
  });

  it('gets the complete error object for a refusal, with HTTP 200', async () => {
    const response = await shop.call('Charge/CreatePayment', shop.order({ amount: 0 }));

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: 'ERROR', webService: 'Charge/CreatePayment' });
    expect(response.json().answer).toEqual({
      errorCode: 'INT_009',
      errorMessage: 'Invalid amount',
      detailedErrorCode: null,
      detailedErrorMessage: 'amount',
      ticket: 'null',
      shopId: '69876357',
      _type: 'V4/WebService/WebServiceError',
    });
  });

  it('is refused with HTTP 200 for wrong credentials, with HTTP 401 without', async () => {
    const wrong = await shop.call('Order/Get', {}, basic('69876357', 'testprivatekey_FAKE'));
    const missing = await shop.sandbox.inject({ method: 'POST', url: '/api-payment/V4/Order/Get' });

    expect([wrong.statusCode, missing.statusCode]).toEqual([200, 401]);
    for (const response of [wrong, missing]) expect(response.json().answer.errorCode).toBe('INT_905');
  });

  it.each([
    ['an unknown service', 'Charge/Nothing', {}, 'INT_901'],
    ['a service named like a property of every object', 'constructor', {}, 'INT_901'],
    ['text that is not JSON', 'Order/Get', '{"orderId":', 'INT_902'],
    ['JSON that is not an object', 'Charge/CreatePayment', '"FAKE"', 'INT_902'],
    ['a missing order id', 'Order/Get', {}, 'INT_902'],
    ['an order without payment', 'Order/Get', { orderId: 'NONE' }, 'PSP_010'],
  ])('gets the error code for %s', async (_case, service, body, errorCode) => {
    const response = await shop.call(service, body);

    expect(response.statusCode).toBe(200);
    expect(response.json().answer.errorCode).toBe(errorCode);
  });

  it.each([
    [{ amount: 10.5 }, 'INT_009'],
    [{ amount: -1 }, 'INT_009'],
    [{ amount: '1000' }, 'INT_009'],
    [{ amount: undefined }, 'INT_009'],
    [{ currency: 'eur' }, 'INT_010'],
    [{ currency: undefined }, 'INT_010'],
    [{ customer: { email: 'camille' } }, 'INT_015'],
    [{ customer: { email: 'camille@localhost' } }, 'INT_015'],
    [{ customer: 'camille' }, 'INT_902'],
    [{ orderId: 'x'.repeat(65) }, 'INT_902'],
    [{ ipnTargetUrl: 'ftp://shop.example/ipn' }, 'INT_902'],
    [{ transactionOptions: { cardOptions: { retry: 'many' } } }, 'INT_902'],
  ])('cannot create a payment with %j: %s', async (changes, errorCode) => {
    const response = await shop.call('Charge/CreatePayment', shop.order(changes));

    expect(response.json().answer.errorCode).toBe(errorCode);
  });

  it('gets all attempts of an order, which can be paid twice with two tokens, as at the provider', async () => {
    await shop.pay(await shop.createPayment(), cardNumbered('4970100000000204'));
    const tokens = [await shop.createPayment(), await shop.createPayment()];
    for (const [index, token] of tokens.entries()) {
      shop.clock = new Date(now.getTime() + (index + 1) * 60_000);
      await shop.pay(token);
    }

    const order = (await shop.call('Order/Get', { orderId: 'CMD-2026-000123' })).json().answer;

    expect(order).toMatchObject({ orderStatus: 'PAID', orderCycle: 'CLOSED', _type: 'V4/Payment' });
    expect(order.transactions.map((one: { detailedStatus: string }) => one.detailedStatus)).toEqual([
      'AUTHORISED',
      'AUTHORISED',
      'REFUSED',
    ]);
    expect(order.orderDetails).toMatchObject({ orderTotalAmount: 31024, orderEffectiveAmount: 62048 });
  });
});
