import { pricingVersion } from 'shared-contracts/pricing';
import { openWith } from '../testing/api';
import { achats, camille } from '../testing/buyers';
import { CapturedOutput } from '../testing/captured-output';
import { soap } from '../testing/test-buyer';

/** Exceeds the free-delivery threshold of every French address. */
const many = [{ ...soap, quantity: 60 }];
/** Delivery fee of the shop, which applies free delivery, and of the API, which announces it. */
const [shops, apis] = [0, 2500];
const log = new CapturedOutput();
openWith({ settings: { freeDelivery: 'announce' }, logTo: log, logLevel: 'warn' });

it.each([
  ['by card', (amount: number) => achats.openForm({ amount })],
  ['on account', (amount: number) => achats.orderOnAccount({ amount })],
])(
  'an order %s for another amount than the server computes is refused with that amount, and placed for it',
  async (_, order) => {
    await achats.fillCart([]);
    await achats.fillCart(many);
    const due = await achats.amountOf(many, apis);
    const before = await achats.orderIds();

    const refused = await order(await achats.amountOf(many, shops));
    const after = await achats.orderIds();
    const { data } = await order(due);

    expect(refused).toMatchObject({
      status: 422,
      data: {
        code: 'amount_differs',
        error: 'Le montant de votre commande a changé. Vérifiez votre panier avant de payer.',
        due: { amount: due, deliveryFee: apis },
        pricingVersion,
      },
    });
    expect(after).toEqual(before);
    expect(await achats.order(data.orderId)).toMatchObject({ deliveryFee: apis / 100, totalTTC: due / 100 });
  },
);

it.each([
  ['a newer version', pricingVersion + 1, [{ pricingVersion: pricingVersion + 1, ours: pricingVersion }]],
  ['an older version', pricingVersion - 1, [{ pricingVersion: pricingVersion - 1, ours: pricingVersion }]],
  ['the same version', pricingVersion, []],
  ['no version', undefined, []],
])(
  'a form is opened with %s of the pricing rules, and other versions are logged',
  async (_, sent, logged) => {
    await camille.fillCart(many);
    log.text = '';
    const amount = await camille.amountOf(many, apis);

    expect((await camille.openForm({ amount, pricingVersion: sent })).status).toBe(200);
    expect(log.entries).toMatchObject(logged);
    expect(log.entries).toHaveLength(logged.length);
  },
);
