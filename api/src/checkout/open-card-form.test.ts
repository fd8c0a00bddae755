import { achats, api, karim, notifyOf } from '../testing/checkout';
import type { AnswerChanges } from '../testing/fake-provider';
import { bags, soap } from '../testing/test-buyer';

describe('a customer who opens a form while the provider fails', () => {
  /** Requests a form whose response is lost; returns the id of the order. */
  async function lostForm(): Promise<string> {
    api.provider.nextForms.push('unknown');
    await karim.fillCart([bags]);
    await karim.openForm();
    return api.provider.asked.at(-1)?.orderId ?? '';
  }

  it('gets 503 when the provider refuses, and can try again', async () => {
    api.provider.nextForms.push('refused');
    await karim.fillCart([bags]);

    const refused = await karim.openForm();
    const again = await karim.openForm();

    expect(refused).toMatchObject({ status: 503, data: { code: 'payment_unavailable' } });
    expect(again.status).toBe(200);
  });

  it('does not pay twice when the response was lost but the first form was paid', async () => {
    const orderId = await lostForm();
    api.provider.willFind(orderId);

    const again = await karim.openForm();

    expect(again).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
    expect(await karim.statusOf(orderId)).toBe('PAID');
  });

  it('gets no second form while the outcome of the first is unknown', async () => {
    const orderId = await lostForm();
    api.provider.willTimeOut(orderId);

    const meanwhile = await karim.openForm();
    api.provider.inquiries.delete(orderId);
    const afterwards = await karim.openForm();

    expect(meanwhile).toMatchObject({ status: 503, data: { code: 'payment_unavailable' } });
    expect(afterwards).toMatchObject({ status: 200, data: { orderId } });
  });
});

it('a second device gets the same form for 13 minutes, none while it expires, and then another one', async () => {
  const first = await karim.openFormFor([bags]);

  await api.later({ minutes: 12 });
  const same = await karim.openForm();
  await api.later({ minutes: 2, seconds: 10 });
  const none = await karim.openForm();
  await api.later({ minutes: 2 });
  const another = await karim.openForm();

  expect(same.data).toEqual(first);
  expect(none).toMatchObject({
    status: 409,
    headers: { 'retry-after': expect.any(String) },
    data: { code: 'form_expiring', error: expect.stringMatching(/réessayez dans 2 minutes\.$/) },
  });
  expect(another.data.orderId).toBe(first.orderId);
  expect(another.data.formToken).not.toBe(first.formToken);
});

it('a second device gets the same form after three refused cards, and another one after the fourth', async () => {
  const first = await karim.openFormFor([bags]);
  const refuse = () => notifyOf(first.orderId, { status: 'UNPAID' });
  for (let card = 1; card <= 3; card += 1) await refuse();
  await api.later({ seconds: 30 });

  const same = await karim.resume(first.orderId);
  await refuse();
  const another = await karim.resume(first.orderId);

  expect(same.data).toEqual(first);
  expect(another.status).toBe(200);
  expect(another.data.formToken).not.toBe(first.formToken);
});

it.each<[string, AnswerChanges]>([
  ['running', { status: 'RUNNING' }],
  ['partially paid', { status: 'PARTIALLY_PAID' }],
  ['paid but open', { status: 'PAID', cycle: 'OPEN' }],
])('a customer gets no second form while the first payment is %s, and none after it', async (_, changes) => {
  const { orderId } = await karim.openFormFor([bags]);
  const validated = await karim.validate(orderId, changes);
  api.provider.willFind(orderId, changes);

  const meanwhile = await karim.openForm();
  api.provider.willFind(orderId);
  const afterwards = await karim.openForm();

  expect(validated).toMatchObject({ status: 200, data: { status: 'PAYMENT_PENDING' } });
  expect(meanwhile).toMatchObject({ status: 409, data: { code: 'payment_running', orderId } });
  expect(afterwards).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
});

it.each<[string, (orderId: string) => Promise<unknown>]>([
  ['was abandoned', (orderId) => achats.abandon(orderId)],
  ['was placed on account', () => achats.orderOnAccount()],
])('a form that arrives after its order %s is given to no browser', async (_, end) => {
  await achats.fillCart([soap]);
  jest.spyOn(api.provider, 'createFormToken').mockImplementationOnce(async ({ id }) => {
    await end(id);
    return { formToken: 'late' };
  });

  expect(await achats.openForm()).toMatchObject({ status: 409, data: { code: 'order_ended' } });
});

it('a customer whose form request was lost with the process gets a form after its timeout', async () => {
  const { orderId } = await achats.openFormFor();
  await api.sql(
    "update payment_attempts set state = 'requested', form_token = null where order_id = $1",
    orderId,
  );
  await api.later({ seconds: 21 });

  expect(await achats.openForm()).toMatchObject({ status: 200, data: { orderId } });
  expect(api.provider.inquired).toContain(orderId);
});

it('a customer gets no card form for a cart that was ordered on account', async () => {
  const { id: orderId } = await achats.buyOnAccount([bags]);

  const form = await achats.openForm();

  expect(form).toMatchObject({ status: 409, data: { code: 'order_already_paid', orderId } });
  expect(api.provider.asked).toEqual([]);
});
