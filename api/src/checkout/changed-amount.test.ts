import { pricingVersion } from 'shared-contracts/pricing';
import { CapturedOutput } from '../testing/captured-output';
import { TestApi } from '../testing/test-api';
import { mailsOf, soap, TestBuyer } from '../testing/test-buyer';

type FreeDelivery = 'apply' | 'announce';

/** Above the threshold of every French address. */
const many = [{ ...soap, quantity: 60 }];
const { apply, announce } = { apply: 0, announce: 2500 };

const log = new CapturedOutput();
const warnings = () => log.entries.filter(({ level }) => level === 40);

describe.each<[shop: FreeDelivery, api: FreeDelivery]>([
  ['apply', 'announce'],
  ['announce', 'apply'],
])('a customer whose shop prices by "%s" when the API prices by "%s"', (shops, apis) => {
  const fees = { apply, announce };
  let api: TestApi;
  let camille: TestBuyer;
  let achats: TestBuyer;
  beforeAll(async () => {
    api = await TestApi.open({ settings: { freeDelivery: apis }, logTo: log });
    camille = await TestBuyer.signIn(api, 'camille');
    achats = await TestBuyer.signIn(api, 'achats');
  });
  afterAll(() => api.close());
  beforeEach(() => {
    log.text = '';
  });

  it('gets the API’s amount from the card form and pays it after confirming', async () => {
    await camille.fillCart(many);
    const shown = await camille.amountOf(many, fees[shops]);
    const asked = await camille.amountOf(many, fees[apis]);

    const { status, data } = await camille.openForm(shown, { pricingVersion });
    const { due } = data as unknown as { due: { amount: number } };
    const confirmed = await camille.openForm(due.amount, { pricingVersion });

    expect(status).toBe(422);
    expect(data).toMatchObject({
      code: 'amount_differs',
      error: 'Le montant de votre commande a changé. Vérifiez votre panier avant de payer.',
      due: { amount: asked, deliveryFee: fees[apis] },
      pricingVersion,
    });
    expect(confirmed.status).toBe(200);
    expect(api.provider.order(confirmed.data.orderId)).toMatchObject({ amountCents: asked });
  });

  it('gets the API’s amount on account, and orders only after confirming', async () => {
    await achats.fillCart(many);
    const shown = await achats.amountOf(many, fees[shops]);
    const asked = await achats.amountOf(many, fees[apis]);
    const before = await achats.orderIds();

    const refused = await achats.orderOnAccount({ amount: shown, pricingVersion });
    const after = await achats.orderIds();
    const confirmed = await achats.orderOnAccount({ amount: asked, pricingVersion });

    expect(refused).toMatchObject({
      status: 422,
      data: { code: 'amount_differs', due: { amount: asked, deliveryFee: fees[apis] }, pricingVersion },
    });
    expect(after).toEqual(before);
    expect(await achats.cart()).toEqual([]);
    const order = await achats.order(confirmed.data.orderId);
    expect(order).toMatchObject({ deliveryFee: fees[apis] / 100, totalTTC: asked / 100 });
    const parts = [
      order.deliveryFee ?? 0,
      ...(order.vat ?? []).flatMap(({ base, amount }) => [base, amount]),
    ];
    expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(asked);
    const [mail] = await mailsOf(api, order.orderNumber, 'achats@ville-lavandes.example');
    expect(mail?.text.replace(/\D/g, '')).toContain(`${asked}`);
  });

  it.each([
    ['one ahead', pricingVersion + 1],
    ['one behind', pricingVersion - 1],
  ])('pays the right amount from a shop that is %s, and both versions are logged', async (_which, sent) => {
    await camille.fillCart(many);
    const asked = await camille.amountOf(many, fees[apis]);

    const { status } = await camille.openForm(asked, { pricingVersion: sent });

    expect(status).toBe(200);
    expect(warnings()).toMatchObject([{ pricingVersion: sent, ours: pricingVersion }]);
  });

  it('is not logged with the same version or none', async () => {
    await camille.fillCart(many);
    const asked = await camille.amountOf(many, fees[apis]);

    await camille.openForm(asked, { pricingVersion });
    await camille.openForm(asked);

    expect(warnings()).toEqual([]);
  });
});
