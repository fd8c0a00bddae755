import { eq } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import { products } from '../database/schema';
import { TestApi } from '../testing/test-api';
import { bags, notify, soap, TestBuyer } from '../testing/test-buyer';

let api: TestApi;
let karim: TestBuyer;
let achats: TestBuyer;
beforeAll(async () => {
  api = await TestApi.open();
});
beforeEach(async () => {
  await api.forgetPurchases();
  karim = await TestBuyer.signIn(api, 'karim');
  achats = await TestBuyer.signIn(api, 'achats');
});
afterAll(() => api.close());

const openForm = (lines: readonly CartLine[], buyer = karim) => buyer.startPaying(lines);
const orderOnAccount = () => achats.orderOnAccount();

describe('the stock', () => {
  const stockOf = async (code: string) => {
    const rows = await api.database.db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.code, code));
    return rows[0]?.stock;
  };
  const setStock = (code: string, stock: number | null) =>
    api.database.db.update(products).set({ stock }).where(eq(products.code, code));

  it('falls once, when the order is paid and not before', async () => {
    await setStock(soap.productCode, 10);
    const orderId = await openForm([soap]);
    const before = await stockOf(soap.productCode);
    const answer = api.provider.answer(orderId);
    await Promise.all([1, 2, 3].map(() => notify(api, api.provider.notification(answer))));

    expect(before).toBe(10);
    expect(await stockOf(soap.productCode)).toBe(10 - soap.quantity);
  });

  it('falls once for an order on account that is sent twice', async () => {
    await setStock(soap.productCode, 10);
    await achats.fillCart([soap]);

    await Promise.all([orderOnAccount(), orderOnAccount()]);

    expect(await stockOf(soap.productCode)).toBe(10 - soap.quantity);
  });

  it('never falls below zero, and never keeps anybody from ordering', async () => {
    await setStock(soap.productCode, soap.quantity - 1);
    await setStock(bags.productCode, null);
    const orderId = await openForm([soap, bags]);

    const { status } = await karim.validate(orderId);

    expect(status).toBe(200);
    expect(await stockOf(soap.productCode)).toBe(0);
    expect(await stockOf(bags.productCode)).toBeNull();
  });
});
