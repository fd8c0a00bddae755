import type { PaymentForm } from 'shared-contracts/api/checkout';
import type { Order } from 'shared-contracts/api/orders';
import { onEachDatabase } from '../testing/databases';
import { TestApi } from '../testing/test-api';
import { createReconciliation } from './reconcile';
import { createSettle } from './settle';

onEachDatabase(() => {
  let api: TestApi;
  let karim: string;
  beforeAll(async () => {
    api = await TestApi.open();
    karim = await api.tokenOf('karim');
  });
  afterAll(() => api.close());

  async function openForm(quantity: number) {
    const [address] = await api.addressesOf(karim);
    const id = address?.id;
    await api.fillCart(karim, [{ productCode: 'NS-5L-E', quantity }]);
    const { data } = await api.post<PaymentForm>(
      '/purchase/createPayment',
      {
        amount: Math.round(1580 * 0.9 * 1.2 * quantity),
        currency: 'EUR',
        billingAddressId: id,
        deliveryAddressId: id,
        deliveryMode: 'retailer',
      },
      karim,
    );
    return data.orderId;
  }

  async function reconcile(): Promise<void> {
    const { db } = api.database;
    const { provider, app } = api;
    await createReconciliation(
      { db, provider, settle: createSettle(db, provider.settings, app.log) },
      app.log,
    )();
  }

  const statusOf = async (orderId: string) => (await api.get<Order>(`/orders/${orderId}`, karim)).data.status;

  describe('a payment nobody told the end of', () => {
    it('is left alone while its form may still be used', async () => {
      const orderId = await openForm(1);
      await api.later({ minutes: 15 });

      await reconcile();

      expect(api.provider.inquired).not.toContain(orderId);

      await api.later({ minutes: 2 });
      await reconcile();

      expect(api.provider.inquired).toContain(orderId);
    });

    it('is asked for later, and a paid order becomes paid', async () => {
      const orderId = await openForm(2);
      api.provider.inquiries.set(orderId, { outcome: 'found', answer: api.provider.answer(orderId) });
      await api.later({ minutes: 20 });

      await reconcile();

      expect(await statusOf(orderId)).toBe('PAID');
    });

    it('is asked for once when there was no payment, and again when the provider could not tell', async () => {
      const abandoned = await openForm(3);
      const doubtful = await openForm(4);
      api.provider.inquiries.set(doubtful, { outcome: 'unknown', reason: 'TimeoutError' });
      await api.later({ minutes: 20 });
      api.provider.inquired.length = 0;

      await reconcile();
      await api.later({ minutes: 20 });
      await reconcile();

      expect(api.provider.inquired.filter((id) => id === abandoned)).toHaveLength(1);
      expect(api.provider.inquired.filter((id) => id === doubtful)).toHaveLength(2);
    });

    it('is asked for before those that only want confirming', async () => {
      const paid = async (quantity: number) => {
        const orderId = await openForm(quantity);
        api.provider.inquiries.set(orderId, { outcome: 'found', answer: api.provider.answer(orderId) });
        return orderId;
      };
      for (let quantity = 10; quantity < 20; quantity += 1) {
        const orderId = await paid(quantity);
        const proof = api.provider.proof(api.provider.answer(orderId));
        await api.post('/purchase/validatePayment', { ...proof, orderId }, karim);
      }
      const unsettled = [await paid(30), await paid(31), await paid(32)];
      await api.later({ minutes: 20 });
      api.provider.inquired.length = 0;

      await reconcile();

      expect(api.provider.inquired.slice(0, 3)).toEqual(unsettled);
      expect(await Promise.all(unsettled.map(statusOf))).toEqual(['PAID', 'PAID', 'PAID']);
    });

    it('is confirmed by the provider where only the browser has told that it is paid', async () => {
      const orderId = await openForm(5);
      const answer = api.provider.answer(orderId);
      await api.post('/purchase/validatePayment', { ...api.provider.proof(answer), orderId }, karim);
      api.provider.inquiries.set(orderId, { outcome: 'found', answer });
      api.provider.inquired.length = 0;
      await api.later({ minutes: 20 });

      await reconcile();
      await api.later({ minutes: 20 });
      await reconcile();

      expect(api.provider.inquired.filter((id) => id === orderId)).toHaveLength(1);
    });
  });
});
