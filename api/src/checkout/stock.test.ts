import { setStock, stockOf } from '../testing/articles-in-stock';
import { achats, api, karim } from '../testing/checkout';
import { bags, notify, soap } from '../testing/test-buyer';

describe('the stock', () => {
  it('is reduced once, when the order is paid', async () => {
    await setStock(api, soap.productCode, 10);
    const orderId = await karim.startPaying([soap]);
    const before = await stockOf(api, soap.productCode);
    const answer = api.provider.answer(orderId);
    await Promise.all([1, 2, 3].map(() => notify(api, api.provider.notification(answer))));

    expect(before).toBe(10);
    expect(await stockOf(api, soap.productCode)).toBe(10 - soap.quantity);
  });

  it('is reduced once for an order on account that is sent twice', async () => {
    await setStock(api, soap.productCode, 10);
    await achats.fillCart([soap]);

    await Promise.all([achats.orderOnAccount(), achats.orderOnAccount()]);

    expect(await stockOf(api, soap.productCode)).toBe(10 - soap.quantity);
  });

  it('never falls below zero and never prevents an order', async () => {
    await setStock(api, soap.productCode, soap.quantity - 1);
    await setStock(api, bags.productCode, null);
    const orderId = await karim.startPaying([soap, bags]);

    const { status } = await karim.validate(orderId);

    expect(status).toBe(200);
    expect(await stockOf(api, soap.productCode)).toBe(0);
    expect(await stockOf(api, bags.productCode)).toBeNull();
  });
});
