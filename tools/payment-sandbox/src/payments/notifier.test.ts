import { setImmediate as nextTurn } from 'node:timers/promises';
import { sign } from '../protocol/envelope';
import { demoCredentials } from '../settings';
import { cardNumbered, holdTimers, shop } from '../testing/test-shop';

const statuses = () => shop.notices.map(({ answer }) => answer.orderStatus);

describe('a notification', () => {
  it('reaches the shop before the browser has its response, as a form signed with the password', async () => {
    await shop.pay(await shop.createPayment());

    const [notice] = shop.notices;
    expect(notice?.contentType).toMatch('application/x-www-form-urlencoded');
    expect(notice?.fields).toMatchObject({
      'kr-hash-algorithm': 'sha256_hmac',
      'kr-hash-key': 'password',
      'kr-answer-type': 'V4/Payment',
      'kr-hash': sign(notice?.fields['kr-answer'] ?? '', demoCredentials.password),
    });
    expect(notice?.answer).toMatchObject({
      orderStatus: 'PAID',
      orderDetails: { orderId: 'CMD-2026-000123' },
    });
  });

  it('is sent when the bank accepts an undecided payment, which it can do only once', async () => {
    const accept = () => shop.submit('/sandbox/accept', { orderId: 'CMD-2026-000123' });
    await shop.pay(await shop.createPayment(), cardNumbered('4970100000000501'));

    expect((await accept()).statusCode).toBe(204);

    expect(statuses()).toEqual(['RUNNING', 'PAID']);
    expect((await accept()).statusCode).toBe(404);
  });

  it('is retried four times when the shop does not accept it', async () => {
    const formToken = await shop.createPayment();
    const sent = jest.spyOn(globalThis, 'fetch');
    holdTimers();
    shop.replies.push(500, 404, 400, 503, 500);

    await shop.pay(formToken);
    for (const count of [2, 3, 4, 5]) {
      while (jest.getTimerCount() === 0) await nextTurn();
      jest.runOnlyPendingTimers();
      await shop.noticesArrived(count);
    }
    await sent.mock.results.at(-1)?.value;
    await nextTurn();

    expect(shop.notices).toHaveLength(5);
    // A further retry would wait for a timer.
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    [204, 0],
    [302, 0],
    [307, 0],
    [404, 1],
    [500, 1],
  ])('with the response HTTP %i is retried %i times', async (status, again) => {
    const formToken = await shop.createPayment();
    holdTimers();
    shop.replies.push(status);

    await shop.pay(formToken);

    expect(shop.notices).toHaveLength(1);
    // Retries wait for a timer.
    expect(jest.getTimerCount()).toBe(again);
  });
});

describe('a payment by a card with faults', () => {
  it('is notified late', async () => {
    holdTimers();
    await shop.pay(await shop.createPayment(), cardNumbered('4970100000000600'));
    expect(shop.notices).toHaveLength(0);

    jest.runOnlyPendingTimers();

    expect(await shop.noticesArrived(1)).toHaveLength(1);
  });

  it.each([
    ['4970100000000709', 'three times for one transaction', ['PAID', 'PAID', 'PAID']],
    ['4970100000000808', 'with an earlier state after the later one', ['PAID', 'RUNNING']],
    ['4970100000000907', 'never', []],
  ])('is notified, with %s, %s', async (pan, _how, expected) => {
    expect((await shop.pay(await shop.createPayment(), cardNumbered(pan))).kind).toBe('paid');

    const notices = await shop.noticesArrived(expected.length);
    const uuids = new Set(notices.map(({ answer }) => answer.transactions[0]?.uuid));
    expect(statuses()).toEqual(expected);
    expect(uuids.size).toBeLessThanOrEqual(1);
  });

  it.each([
    ['4970100000001202', { result: false, notification: true }],
    ['4970100000001004', { result: true, notification: false }],
  ])('with %s is signed with the right keys or not: %j', async (pan, right) => {
    const { answer } = await shop.pay(await shop.createPayment(), cardNumbered(pan));

    const [{ fields } = { fields: {} as Record<string, string> }] = shop.notices;
    expect({
      result: answer.hash === sign(answer.rawClientAnswer, demoCredentials.hmacKey),
      notification: fields['kr-hash'] === sign(fields['kr-answer'] ?? '', demoCredentials.password),
    }).toEqual(right);
  });
});
