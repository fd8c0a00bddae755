import { achats, api, refusal } from '../testing/checkout';
import { bags, soap } from '../testing/test-buyer';

const shown = [{ ...soap, quantity: 1 }, bags];
const card = async () => achats.openForm({ lines: shown, amount: await achats.amountOf(shown, 2500) });
const account = () => achats.orderOnAccount({ lines: shown });
const differs = refusal(409, 'cart_differs', { error: expect.stringMatching(/^Votre panier/) });

describe.each([
  ['by card', card],
  ['on account', account],
])('an order %s whose request has the shown articles', (_, order) => {
  it('is placed for them, in any order of the lines, and refused if another device has sent others', async () => {
    await achats.fillCart([soap, bags]);
    const refused = await order();
    await achats.fillCart(shown.toReversed());

    const { status, data } = await order();

    expect(refused).toMatchObject(differs);
    expect(status).toBe(200);
    expect((await achats.order(data.orderId)).items).toHaveLength(2);
  });

  it('is refused after another device has ordered others on account', async () => {
    await achats.buyOnAccount();

    expect(await order()).toMatchObject(differs);
  });
});

it('an order on account that is repeated for the shown articles is the placed one, though the cart is empty', async () => {
  await achats.fillCart(shown);
  const { data } = await account();

  expect(await account()).toMatchObject({ status: 200, data });
  expect(await achats.cart()).toEqual([]);
  expect(api.provider.asked).toEqual([]);
});
