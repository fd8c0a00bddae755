import { pricingVersion } from 'shared-contracts/pricing';
import { CapturedOutput } from '../testing/captured-output';
import { TestApi } from '../testing/test-api';
import { mailsOf, soap, TestBuyer } from '../testing/test-buyer';

/** Exceeds the free-delivery threshold of every French address. */
const many = [{ ...soap, quantity: 60 }];
const fees = { apply: 0, announce: 2500 };

describe.each([
  ['apply', 'announce'],
  ['announce', 'apply'],
] as const)('a customer whose shop prices by "%s" when the API prices by "%s"', (shops, apis) => {
  const log = new CapturedOutput();
  let api: TestApi;
  let camille: TestBuyer;
  let achats: TestBuyer;
  beforeAll(async () => {
    api = await TestApi.open({ settings: { freeDelivery: apis }, logTo: log, logLevel: 'warn' });
    camille = await TestBuyer.signIn(api, 'camille');
    achats = await TestBuyer.signIn(api, 'achats');
  });
  afterAll(() => api.close());
  beforeEach(() => camille.fillCart(many));

  it('is refused with the API’s amount, and gets a card form for it after confirming', async () => {
    const { status, data } = await camille.openForm({ amount: await camille.amountOf(many, fees[shops]) });
    const amount = await camille.amountOf(many, fees[apis]);
    const confirmed = await camille.openForm({ amount });

    expect(status).toBe(422);
    expect(data).toMatchObject({
      code: 'amount_differs',
      error: 'Le montant de votre commande a changé. Vérifiez votre panier avant de payer.',
      due: { amount, deliveryFee: fees[apis] },
      pricingVersion,
    });
    expect(confirmed.status).toBe(200);
    expect(api.provider.order(confirmed.data.orderId)).toMatchObject({ amountCents: amount });
  });

  it('is refused on account with the API’s amount, and can order after confirming', async () => {
    await achats.fillCart(many);
    const due = await achats.amountOf(many, fees[apis]);
    const before = await achats.orderIds();

    const refused = await achats.orderOnAccount({ amount: await achats.amountOf(many, fees[shops]) });
    const after = await achats.orderIds();
    const confirmed = await achats.orderOnAccount({ amount: due });

    expect(refused).toMatchObject({
      status: 422,
      data: { code: 'amount_differs', due: { amount: due, deliveryFee: fees[apis] }, pricingVersion },
    });
    expect(after).toEqual(before);
    expect(await achats.cart()).toEqual([]);
    const order = await achats.order(confirmed.data.orderId);
    expect(order).toMatchObject({ deliveryFee: fees[apis] / 100, totalTTC: due / 100 });
    const parts = [
      order.deliveryFee ?? 0,
      ...(order.vat ?? []).flatMap(({ base, amount }) => [base, amount]),
    ];
    expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(due);
    const [mail] = await mailsOf(api, order.orderNumber, 'achats@ville-lavandes.example');
    expect(mail?.text.replace(/\D/g, '')).toContain(`${due}`);
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
      const amount = await camille.amountOf(many, fees[apis]);

      expect((await camille.openForm({ amount, pricingVersion: sent })).status).toBe(200);
      expect(log.entries).toMatchObject(logged);
      expect(log.entries).toHaveLength(logged.length);
    },
  );
});
