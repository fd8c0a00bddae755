import { OrderAddress } from 'shared-contracts/api/orders';
import { achats, api, refusal } from '../testing/checkout';
import { soap } from '../testing/test-buyer';

const shownAddress = async () => {
  const [address] = await api.addressesOf(achats.token);
  if (!address) throw new Error('the demo customer has no address');
  return address;
};
/** Both addresses of the order are the first one of the account, as it was shown. */
const shown = async (changes: object = {}) => {
  const address = { ...(await shownAddress()), ...changes };
  return { addresses: { billing: address, delivery: address } };
};

interface Changes {
  readonly addresses?: object;
  readonly deliveryAddressId?: string;
}

describe.each([
  ['by card', (changes: Changes) => achats.openForm({ ...changes })],
  ['on account', (changes: Changes) => achats.orderOnAccount(changes)],
])('an order %s whose request has the shown addresses', (_, order) => {
  beforeEach(() => achats.fillCart([soap]));

  it('is placed for them, even if an empty second line is sent', async () => {
    const address = OrderAddress.parse(await shownAddress());

    const { status, data } = await order(await shown({ addressLine2: address.addressLine2 ?? '' }));

    expect(status).toBe(200);
    expect((await achats.order(data.orderId)).address).toEqual({ billing: address, delivery: address });
  });

  it('is refused after another device has edited the address, and leaves the cart', async () => {
    const asShown = await shown();
    const { id, phone } = await shownAddress();
    await api.patch(`/users/addresses/${id}`, { phone: '01 99 00 14 77' }, achats.token);

    const refused = await order(asShown);
    await api.patch(`/users/addresses/${id}`, { phone }, achats.token);

    expect(refused).toMatchObject(
      refusal(409, 'address_changed', { error: expect.stringMatching(/^Une adresse/) }),
    );
    expect(await achats.cart()).toEqual([soap]);
  });

  it('is refused for an address deleted since, or without a city', async () => {
    const deleted = { ...(await shown()), deliveryAddressId: '00000000-0000-4000-8000-000000000000' };
    const withoutCity = await shown({ city: '' });

    for (const request of [deleted, withoutCity])
      expect(await order(request)).toMatchObject(refusal(409, 'address_changed'));
  });
});
