import { achats, api, emailsOf, karim, notifyOf } from '../testing/checkout';
import { soap } from '../testing/test-buyer';

const openForm = (quantity: number, buyer = karim) => buyer.startPaying([{ ...soap, quantity }]);

const refuse = (orderId: string) => notifyOf(orderId, { status: 'UNPAID' });

const timesInquired = (orderId: string, inquired: readonly string[]) =>
  inquired.filter((id) => id === orderId).length;

it('a payment without notification is checked a minute after the form was opened, then at doubling intervals', async () => {
  const orderId = await openForm(1);
  const minutes: number[] = [];

  for (let minute = 1; minute <= 32; minute += 1) {
    await api.later({ minutes: 1 });
    if (timesInquired(orderId, await api.reconcile()) > 0) minutes.push(minute);
  }

  expect(minutes).toEqual([1, 3, 7, 15, 31]);
});

it('a payment without notification by a second card after a refused one is found within a minute, even after earlier inquiries', async () => {
  const orderId = await openForm(4);
  await refuse(orderId);
  await api.later({ minutes: 10 });
  await api.reconcile();
  api.provider.willFind(orderId);
  await api.later({ minutes: 1 });

  await api.reconcile();

  expect(await karim.statusOf(orderId)).toBe('PAID');
});

it('an unpaid order can be paid until its last form expires, and is then abandoned', async () => {
  const orderId = await openForm(1);
  await api.later({ hours: 24, minutes: 15 });
  await api.reconcile();
  const before = await karim.statusOf(orderId);
  await api.later({ minutes: 2 });

  await api.reconcile();

  expect(before).toBe('PAYMENT_PENDING');
  expect(await karim.order(orderId)).toMatchObject({ status: 'CANCELLED', cancellation: 'abandoned' });
  expect(await api.reconcile()).not.toContain(orderId);
});

it('an unpaid order is checked once more after it was abandoned, when its form has expired', async () => {
  const orderId = await openForm(3);
  await karim.abandon(orderId);
  api.provider.willFind(orderId);
  await api.later({ minutes: 16 });

  await api.reconcile();

  expect(await karim.statusOf(orderId)).toBe('PAID');
  expect(await emailsOf(orderId)).toContain('late-payment');
});

it('a run with many orders checks an order with a reported payment first', async () => {
  const untried = [await openForm(1), await openForm(2)];
  const tried = await openForm(3);
  await refuse(tried);
  await api.later({ minutes: 4 });

  const inquired = await api.reconcile();

  expect(inquired[0]).toBe(tried);
  expect(inquired).toEqual(expect.arrayContaining(untried));
});

it('a run with many orders does not delay the order of one customer by many orders of another', async () => {
  for (let quantity = 1; quantity <= 5; quantity += 1) await openForm(quantity);
  const other = await openForm(1, achats);
  await api.later({ minutes: 1 });

  const inquired = await api.reconcile();

  expect(inquired.indexOf(other)).toBeLessThan(2);
});

it('a run with many orders settles the other orders when one of them fails', async () => {
  const failing = await openForm(1, achats);
  const paid = await openForm(2);
  api.provider.willFind(failing, { amount: 1 });
  api.provider.willFind(paid);
  await api.later({ minutes: 2 });

  await api.reconcile();

  expect(await karim.statusOf(paid)).toBe('PAID');
  expect(await achats.statusOf(failing)).toBe('PAYMENT_PENDING');
});

it('a payment reported only by the browser is confirmed by a single inquiry', async () => {
  const orderId = await openForm(5);
  await karim.validate(orderId, { uuid: 'only' });
  api.provider.willFind(orderId, { uuid: 'only' });
  await api.later({ minutes: 1 });
  const first = await api.reconcile();
  await api.later({ hours: 1 });
  const second = await api.reconcile();

  expect([timesInquired(orderId, first), timesInquired(orderId, second)]).toEqual([1, 0]);
});

it('a payment reported only by the browser is reported to the operators once when the provider denies it', async () => {
  const orderId = await openForm(6);
  await karim.validate(orderId);
  const logged = jest.spyOn(api.app.log, 'error');
  await api.later({ minutes: 1 });
  await api.reconcile();
  await api.later({ hours: 1 });
  await api.reconcile();

  expect(await karim.statusOf(orderId)).toBe('PAID');
  expect(logged.mock.calls).toEqual([
    [{ orderId, status: 'PAID', kind: 'contradicted-payment' }, 'payment needs a decision'],
  ]);
});
