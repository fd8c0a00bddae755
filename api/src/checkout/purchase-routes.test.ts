import { largestQuantity } from 'shared-contracts/api/limits';
import { setStock, stockOf } from '../testing/articles-in-stock';
import { achats, api, emailsOf, karim, lea, refusal } from '../testing/checkout';
import { address } from '../testing/forms';
import { bags, mailsOf, soap, type TestBuyer } from '../testing/test-buyer';

describe('a customer who pays by card', () => {
  it('gets a form for the amount computed by the server, a paid order and an email', async () => {
    await karim.fillCart([soap]);
    const { status, data } = await karim.openForm();

    const validated = await karim.validate(data.orderId);

    expect(status).toBe(200);
    expect(api.provider.order(data.orderId)).toMatchObject({
      amountCents: await karim.amountOf([soap], 2500),
      emailAddress: 'karim@hotel-lumiere.example',
    });
    expect(validated).toMatchObject({ status: 200, data: { orderId: data.orderId, status: 'PAID' } });
    const order = await karim.order(data.orderId);
    expect(order).toMatchObject({ status: 'PAID', deliveryMode: 'standard', totalHT: 42.66 });
    expect(order.orderNumber).toMatch(/^CMD-\d{4}-\d{6}$/);
    expect(order.items[0]).toMatchObject({ unitPriceHT: 15.8, dueUnitPriceHT: 14.22, quantity: 3 });
    expect(await karim.cart()).toEqual([]);
    const [mail] = await mailsOf(api, order.orderNumber, 'karim@hotel-lumiere.example');
    expect(mail?.text).toContain('Nettoyant sols neutre');
  });

  it.each(['billingAddressId', 'deliveryAddressId'])(
    'gets another order for another %s, after that address has changed, and for another delivery mode',
    async (which) => {
      // Delivered free, so that both modes cost the same.
      const lines = [{ ...soap, quantity: 60 }];
      await karim.fillCart(lines);
      const amount = await karim.amountOf(lines, 0);
      const { data: added } = await api.post<{ id: string }>('/users/addresses', address, karim.token);
      const body = { ...address, city: 'Villeurbanne' };

      const initial = await karim.openForm({ amount });
      const other = await karim.openForm({ amount, [which]: added.id });
      await api.call('PATCH', `/users/addresses/${added.id}`, { token: karim.token, body });
      const corrected = await karim.openForm({ amount, [which]: added.id });
      const pickedUp = await karim.openForm({ amount, [which]: added.id, deliveryMode: 'retailer' });

      const ids = [initial, other, corrected, pickedUp].map(({ data }) => data.orderId);
      expect(new Set(ids).size).toBe(4);
    },
  );

  it.each([1e11, largestQuantity])('is asked to check quantities such as %d', async (quantity) => {
    await karim.fillCart([soap, bags].map((line) => ({ ...line, quantity })));

    const refused = await karim.openForm({ amount: quantity * 100 });

    expect(refused).toMatchObject(
      refusal(422, 'amount_too_large', { error: expect.stringContaining('vérifiez les quantités') }),
    );
  });

  const orderFree = async () => {
    await api.sql("update customers set discount_rate = 100 where username = 'lea'");
    await api.post('/users/addresses', address, lea.token);
    await lea.fillCart([soap]);
    return lea.openForm({ deliveryMode: 'retailer', amount: 0 });
  };

  it('pays nothing, and gets the order without a card form, with a discount of 100 %', async () => {
    const { status, data } = await orderFree();

    expect({ status, code: data.code }).toEqual({ status: 409, code: 'order_already_paid' });
    expect(api.provider.asked).toEqual([]);
    expect(await lea.order(data.orderId)).toMatchObject({ status: 'PAID', totalTTC: 0 });
    expect(await emailsOf(data.orderId)).toEqual(['company-order', 'order-paid']);
    const { orderNumber } = await lea.order(data.orderId);
    const [mail] = await mailsOf(api, orderNumber, 'lea@copro-gestion.example');
    expect(mail?.text).toMatch(/Rien n’est à payer\.[\s\S]*Rien à payer/);
    expect(mail?.text).not.toContain('carte');
    expect(await lea.cart()).toEqual([]);
  });

  it('settles, by resuming it, an order of 0 € that an earlier version has left unpaid', async () => {
    const { orderId } = (await orderFree()).data;
    await api.sql("update orders set status = 'PAYMENT_PENDING', paid_at = null, confirmed_at = null");

    expect(await lea.resume(orderId)).toMatchObject(refusal(409, 'order_already_paid'));
    expect(await lea.statusOf(orderId)).toBe('PAID');
  });

  it('cannot order an empty cart or use the address of another customer', async () => {
    const { billingAddressId } = await karim.choice();

    const empty = await lea.openForm({ billingAddressId: 'x', deliveryAddressId: 'x' });
    await lea.fillCart([soap]);
    const stolen = await lea.openForm({ billingAddressId, deliveryAddressId: billingAddressId });

    expect(empty).toMatchObject(refusal(422, 'empty_cart', { error: 'Votre panier est vide.' }));
    expect(stolen.status).toBe(404);
  });
});

it('an article with the price 0 is neither ordered nor quoted', async () => {
  const productCode = 'SP-030-B15';
  await api.sql('update products set price_ht = 0 where code = $1', productCode);
  const lines = [{ productCode, quantity: 1 }];
  await achats.fillCart(lines);
  const error = `L’article ${productCode} n’est plus disponible\u00a0: retirez-le du panier.`;

  const refused = refusal(422, 'product_unavailable', { error });
  expect(await achats.openForm({ amount: 2500 })).toMatchObject(refused);
  expect(await achats.orderOnAccount()).toMatchObject(refused);
  expect((await api.post('/documents/quote.pdf', { lines })).status).toBe(422);
});

it('orders from the millionth on have longer numbers', async () => {
  await api.sql("select setval('order_numbers', 999998)");
  const numbers: string[] = [];
  for (let order = 1; order <= 3; order += 1)
    numbers.push((await achats.buyOnAccount()).orderNumber.slice('CMD-2026-'.length));

  expect(numbers).toEqual(['999999', '1000000', '1000001']);
});

describe('a customer who orders on account', () => {
  const order = (buyer: TestBuyer) => buyer.orderOnAccount({ deliveryMode: 'premium' });

  it('gets the same order for the same cart and another one for the next cart', async () => {
    await setStock(api, soap.productCode, 10);
    await achats.fillCart([soap]);

    const [one, other] = await Promise.all([order(achats), order(achats)]);
    const stock = await stockOf(api, soap.productCode);
    const later = await order(achats);
    const cart = await achats.cart();
    await achats.fillCart([soap]);
    const next = await order(achats);

    expect(one?.status).toBe(200);
    expect(other?.data).toEqual(one?.data);
    expect(later.data).toEqual(one?.data);
    expect([stock, cart]).toEqual([10 - soap.quantity, []]);
    expect(next.data.orderId).not.toBe(one?.data.orderId);
    const placed = await achats.order(one?.data.orderId);
    expect(placed).toMatchObject({ status: 'PAYMENT_PENDING', deliveryMode: 'premium', totalHT: 47.4 });
    expect(await mailsOf(api, placed.orderNumber, 'achats@ville-lavandes.example')).toHaveLength(1);
  });

  it('needs an account that allows it', async () => {
    await karim.fillCart([soap]);

    expect(await order(karim)).toMatchObject(refusal(403, 'deferred_not_allowed'));
  });

  it('gets the paid order when the cart was already paid by card', async () => {
    const { orderId } = await achats.openFormFor([bags]);
    await achats.validate(orderId);
    const { orderNumber } = await achats.order(orderId);

    const again = await achats.orderOnAccount();

    expect(again).toMatchObject({ status: 200, data: { orderId } });
    expect(await achats.statusOf(orderId)).toBe('PAID');
    expect(await mailsOf(api, orderNumber, 'achats@ville-lavandes.example')).toHaveLength(1);
  });

  it('gets the paid order when an inquiry shows that the card form was paid', async () => {
    const card = await achats.startPaying([soap]);
    api.provider.willFind(card);

    const { data } = await achats.orderOnAccount();

    expect(data.orderId).toBe(card);
    expect(await achats.statusOf(card)).toBe('PAID');
  });

  it('is refused while a card payment is examined, but not when the provider times out', async () => {
    const card = await achats.startPaying([soap]);
    api.provider.willFind(card, { status: 'RUNNING' });
    const waiting = await achats.orderOnAccount();
    api.provider.willTimeOut(card);
    const placed = await achats.orderOnAccount();

    expect(waiting).toMatchObject({ status: 409, data: { code: 'payment_running' } });
    expect(placed.status).toBe(200);
  });
});
