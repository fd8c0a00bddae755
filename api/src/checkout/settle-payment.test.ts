import { setStock, stockOf } from '../testing/articles-in-stock';
import { achats, api, emailsOf, karim, notifyOf } from '../testing/checkout';
import { bags, mailsOf, notify, soap } from '../testing/test-buyer';

it('a proof of payment of an order that the company has cancelled is accepted and reported to the company', async () => {
  const { orderId } = await karim.openFormFor();
  await api.sql("update orders set status = 'CANCELLED', cancellation = 'company' where id = $1", orderId);
  const logged = jest.spyOn(api.app.log, 'error');

  await karim.validate(orderId);

  expect(await karim.statusOf(orderId)).toBe('PAID');
  const alarm = { orderId, status: 'CANCELLED', kind: 'late-payment' };
  expect(logged).toHaveBeenCalledWith(alarm, 'payment needs a decision');
  expect(await emailsOf(orderId)).toContain('late-payment');
});

it('a proof of payment is applied once when browser and provider send it twice at the same time', async () => {
  const { orderId } = await karim.openFormFor();
  const answer = api.provider.answer(orderId);
  const validate = () => karim.sendProof({ ...api.provider.proof(answer), orderId });
  const sendNotification = () => notify(api, api.provider.notification(answer));

  const replies = await Promise.all([validate(), sendNotification(), sendNotification(), validate()]);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { orderNumber } = await karim.order(orderId);
  expect(await mailsOf(api, orderNumber, 'karim@hotel-lumiere.example')).toHaveLength(1);
});

it('a customer who has paid an order twice is reported to the operators for a refund', async () => {
  const { orderId } = await karim.openFormFor();
  const logged = jest.spyOn(api.app.log, 'error');
  await karim.validate(orderId, { uuid: 'first' });

  await notifyOf(orderId, { uuid: 'second' });

  const alarm = { orderId, status: 'PAID', kind: 'second-payment' };
  expect(logged.mock.calls).toEqual([[alarm, 'payment needs a decision']]);
  expect(await emailsOf(orderId)).toContain('second-payment');
});

it('a customer with one payment, one refusal and one refund of an order is not reported to the operators', async () => {
  const { orderId } = await karim.openFormFor();
  const logged = jest.spyOn(api.app.log, 'error');
  const { transactions, ...answer } = api.provider.answer(orderId, { uuid: 'only' });
  const [paid] = transactions;
  if (!paid) throw new Error('nothing was paid');
  const refund = { ...paid, uuid: 'back', operationType: 'CREDIT' };
  const refused = { ...paid, uuid: 'refused', status: 'UNPAID', detailedStatus: 'REFUSED' };

  await karim.validate(orderId, { uuid: 'only' });
  const notification = api.provider.notification({ ...answer, transactions: [paid, refund, refused] });
  await notify(api, notification);
  // The refund, now stored, must not count as a payment.
  await notify(api, notification);

  expect(logged).not.toHaveBeenCalled();
});

it('a second payment of a cart that is paid already is accepted and reported to the company', async () => {
  const first = await karim.startPaying([soap]);
  const second = await karim.startPaying([soap, bags]);
  await karim.validate(second);

  expect((await notifyOf(first)).status).toBe(200);
  expect(await Promise.all([first, second].map((id) => karim.statusOf(id)))).toEqual(['PAID', 'PAID']);
  expect(await emailsOf(first)).toEqual(['company-order', 'order-paid', 'second-payment']);
});

it('a second payment leaves an order on account of the same cart unchanged', async () => {
  const card = await achats.startPaying([soap]);
  const { orderId } = (await achats.orderOnAccount()).data;

  await notifyOf(card);

  expect(await achats.orderIds()).toEqual(expect.arrayContaining([card, orderId]));
  expect(await achats.order(orderId)).toMatchObject({
    status: 'PAYMENT_PENDING',
    payment: { method: 'account' },
  });
  expect(await emailsOf(card)).toContain('second-payment');
});

it('the stock never falls below zero and never prevents an order', async () => {
  await setStock(api, soap.productCode, soap.quantity - 1);
  await setStock(api, bags.productCode, null);
  const orderId = await karim.startPaying([soap, bags]);

  const { status } = await karim.validate(orderId);

  expect(status).toBe(200);
  expect(await stockOf(api, soap.productCode)).toBe(0);
  expect(await stockOf(api, bags.productCode)).toBeNull();
});
