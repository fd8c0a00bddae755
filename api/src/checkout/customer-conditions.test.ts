import { findCustomers, storeConditions } from '../import/conditions';
import type { Conditions } from '../import/conditions-row';
import { storePrices } from '../import/prices';
import { achats, api, karim } from '../testing/checkout';
import { bags, soap } from '../testing/test-buyer';

async function grant(who: string, conditions: Conditions) {
  const customer = (await findCustomers(api.database.db, [who])).get(who);
  if (!customer) throw new Error(`no account has ${who}`);
  await storeConditions(api.database.db, customer, conditions);
}
const karims = 'karim@hotel-lumiere.example';
const achatsEmail = 'achats@ville-lavandes.example';
const sentence = 'Une facture reste à régler\u00a0: appelez-nous.';
const blocked = { status: 403, data: { code: 'ordering_blocked', error: sentence, message: sentence } };

afterEach(async () => {
  await grant(karims, { discountRate: 10, blockedMessage: null });
  await grant(achatsEmail, { accountLimitCents: null, blockedMessage: null });
});

it('a blocked customer signs in and sees orders, but cannot order, pay or resume, until the block ends', async () => {
  const orderId = await karim.startPaying([soap]);
  await achats.fillCart([soap]);
  await grant(karims, { blockedMessage: sentence });
  await grant(achatsEmail, { blockedMessage: sentence });
  await karim.fillCart([bags]);

  const refused = [await karim.openForm(), await karim.resume(orderId), await achats.orderOnAccount()];
  const signIn = await api.login('karim');
  const order = await karim.order(orderId);
  const { data: profile } = await api.profile(karim.token);
  await grant(karims, { blockedMessage: null });
  const allowed = await karim.openForm();

  for (const each of refused) expect(each).toMatchObject(blocked);
  expect([signIn.status, order.id, profile.blockedMessage]).toEqual([200, orderId, sentence]);
  expect(allowed.status).toBe(200);
});

it('an order that was placed before the block is returned when its request is repeated', async () => {
  await achats.fillCart([soap]);
  const { data } = await achats.orderOnAccount();
  await grant(achatsEmail, { blockedMessage: sentence });

  expect(await achats.orderOnAccount()).toMatchObject({ status: 200, data });
});

it('a changed discount must be confirmed for an open cart, and a placed order keeps its own', async () => {
  const orderId = await karim.startPaying([soap]);
  const before = await karim.order(orderId);
  await karim.fillCart([bags]);
  const amount = await karim.amountOf([bags], 2500);
  await grant(karims, { discountRate: 20 });

  expect(await karim.openForm({ amount })).toMatchObject({ status: 422, data: { code: 'amount_differs' } });
  expect((await karim.order(orderId)).totalTTC).toBe(before.totalTTC);
});

it('an order costs the prices that its quantities reach, which later imports do not change', async () => {
  const importPrice = (priceHT: number | 'none') => {
    const row = { position: 'Ligne 2', reference: soap.productCode, quantity: 2, client: karims, priceHT };
    return storePrices(api.database.db, [{ ...row, priceList: null, stock: null }]);
  };
  await importPrice(1.5);
  const order = await karim.order(
    await karim.startPaying([{ ...soap, quantity: 2 }], { amount: 2500 + 360 }),
  );
  await importPrice('none');
  const [item] = (await karim.order(order.id)).items;

  expect(item).toMatchObject({ quantity: 2, dueUnitPriceHT: 1.5 });
  expect([order.totalHT, order.totalTTC]).toEqual([3, 28.6]);
});

it('an order on account is refused if the account ends while the provider is asked about a card form', async () => {
  await achats.startPaying([soap]);
  const inquire = jest.spyOn(api.provider, 'inquire').mockImplementation(async () => {
    await grant(achatsEmail, { deferredPayment: false });
    return 'absent';
  });

  const refused = await achats.orderOnAccount();
  inquire.mockRestore();
  await grant(achatsEmail, { deferredPayment: true });

  expect(refused).toMatchObject({ status: 403, data: { code: 'deferred_not_allowed' } });
  expect(await achats.cart()).toEqual([soap]);
});

describe('a customer whose account has a limit', () => {
  it('orders up to it to the cent, then by card, and again on account once an order is paid', async () => {
    const amount = await achats.amountOf([soap], 2500);
    await grant(achatsEmail, { accountLimitCents: 2 * amount - 1 });
    const placed = await achats.buyOnAccount();
    await achats.fillCart([soap]);

    const refused = await achats.orderOnAccount();
    const byCard = await achats.openForm();
    const { data: user } = await api.profile(achats.token);
    await grant(achatsEmail, { accountLimitCents: 2 * amount });
    const atLimit = await achats.orderOnAccount();
    await achats.fillCart([soap]);
    const beyond = await achats.orderOnAccount();
    await api.sql("update orders set status = 'PAID', paid_at = now() where id = $1", placed.id);
    const afterPayment = await achats.orderOnAccount();

    expect(refused).toMatchObject({ status: 422, data: { code: 'account_limit_exceeded' } });
    expect(refused.data.error).toMatch(
      /^Avec cette commande, .*€ seraient en cours .*\s: payez-la par carte\.$/,
    );
    expect(byCard.status).toBe(200);
    expect(user).toMatchObject({ accountLimitCents: 2 * amount - 1, accountDueCents: amount });
    expect([atLimit.status, beyond.status, afterPayment.status]).toEqual([200, 422, 200]);
  });

  it('cannot exceed it by concurrent orders', async () => {
    await grant(achatsEmail, { accountLimitCents: await achats.amountOf([soap], 2500) });
    const order = async () => {
      await achats.fillCart([soap]);
      return (await achats.orderOnAccount()).status;
    };

    const statuses = await Promise.all([order(), order(), order()]);
    const last = await order();

    expect(statuses).toContain(200);
    expect(last).toBe(422);
    const { accountDueCents, accountLimitCents } = (await api.profile(achats.token)).data;
    expect(accountDueCents).toBe(accountLimitCents);
  });
});
