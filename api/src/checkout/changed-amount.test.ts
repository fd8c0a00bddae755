import { pricingVersion } from 'shared-contracts/pricing';
import { api, openWith } from '../testing/api';
import { achats, camille } from '../testing/buyers';
import { CapturedOutput } from '../testing/captured-output';
import { soap } from '../testing/test-buyer';

/** Exceeds the free-delivery threshold of every French address. */
const many = [{ ...soap, quantity: 60 }];
/** Delivery fee of the shop, which applies free delivery, and of the API, which announces it. */
const [shops, apis] = [0, 2500];
const log = new CapturedOutput();
openWith({ settings: { freeDelivery: 'announce' }, logTo: log, logLevel: 'warn' });

describe('a customer whose shop computes another delivery fee than the API', () => {
  beforeEach(() => camille.fillCart(many));

  it('is refused with the API’s amount, and gets a card form for it after confirming', async () => {
    const { status, data } = await camille.openForm({ amount: await camille.amountOf(many, shops) });
    const amount = await camille.amountOf(many, apis);
    const confirmed = await camille.openForm({ amount });

    expect(status).toBe(422);
    expect(data).toMatchObject({
      code: 'amount_differs',
      error: 'Le montant de votre commande a changé. Vérifiez votre panier avant de payer.',
      due: { amount, deliveryFee: apis },
      pricingVersion,
    });
    expect(confirmed.status).toBe(200);
    expect(api.provider.order(confirmed.data.orderId)).toMatchObject({ amountCents: amount });
  });

  it('is refused on account with the API’s amount, and can order after confirming', async () => {
    await achats.fillCart(many);
    const due = await achats.amountOf(many, apis);
    const before = await achats.orderIds();

    const refused = await achats.orderOnAccount({ amount: await achats.amountOf(many, shops) });
    const after = await achats.orderIds();
    const confirmed = await achats.orderOnAccount({ amount: due });

    expect(refused).toMatchObject({
      status: 422,
      data: { code: 'amount_differs', due: { amount: due, deliveryFee: apis }, pricingVersion },
    });
    expect(after).toEqual(before);
    expect(await achats.cart()).toEqual([]);
    const order = await achats.order(confirmed.data.orderId);
    expect(order).toMatchObject({ deliveryFee: apis / 100, totalTTC: due / 100 });
  });

  it.each([
    ['a newer version', pricingVersion + 1, [{ pricingVersion: pricingVersion + 1, ours: pricingVersion }]],
    ['an older version', pricingVersion - 1, [{ pricingVersion: pricingVersion - 1, ours: pricingVersion }]],
    ['the same version', pricingVersion, []],
    ['no version', undefined, []],
  ])(
    'gets a form for the right amount with %s of the pricing rules, and only different versions are logged',
    async (_, sent, logged) => {
      log.text = '';
      const amount = await camille.amountOf(many, apis);

      expect((await camille.openForm({ amount, pricingVersion: sent })).status).toBe(200);
      expect(log.entries).toMatchObject(logged);
      expect(log.entries).toHaveLength(logged.length);
    },
  );
});
