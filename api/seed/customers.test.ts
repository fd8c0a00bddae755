import { articles as products } from 'demo-catalogue/articles';
import { customers } from './customers';

const customer = (username: string) => customers.find((each) => each.username === username);

it('Camille has orders in every state, one with more than five articles, newest first', () => {
  const orders = customer('camille')?.orders ?? [];

  expect(orders.map(({ status, payment }) => [status, payment])).toEqual(
    expect.arrayContaining([
      ['PAYMENT_PENDING', 'card'],
      ['PAYMENT_PENDING', 'deferred'],
      ['PAID', 'card'],
      ['CANCELLED', 'card'],
    ]),
  );
  expect(Math.max(...orders.map(({ lines }) => Object.keys(lines).length))).toBeGreaterThan(5);
  const ages = orders.map(({ hoursAgo }) => hoursAgo);
  expect(ages).toEqual(ages.toSorted((one, other) => one - other));
});

it.each(customers)(
  '$username has one default address each, and orders existing articles to own addresses',
  ({ addresses, orders }) => {
    const codes = products.map(({ code }) => code);
    const keys = addresses.map(({ key }) => key);
    const defaults = Math.min(addresses.length, 1);

    expect(addresses.filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(defaults);
    expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(defaults);
    for (const { lines, billingAddress, deliveryAddress } of orders) {
      expect(codes).toEqual(expect.arrayContaining(Object.keys(lines)));
      expect(keys).toEqual(expect.arrayContaining([billingAddress, deliveryAddress]));
    }
  },
);
