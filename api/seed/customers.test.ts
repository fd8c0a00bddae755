import { articles as products } from 'demo-catalogue/articles';
import { customers } from './customers';

const customer = (username: string) => {
  const found = customers.find((candidate) => candidate.username === username);
  if (!found) throw new Error(`No demo customer named ${username}`);
  return found;
};

describe('the demo customers', () => {
  it('lets Camille see a paid, a cancelled and two unpaid orders: one on account, one whose card was refused an hour ago, one of them with more than five articles', () => {
    const { orders } = customer('camille');

    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['PAID', 'PAYMENT_PENDING', 'CANCELLED']),
    );
    expect(
      orders
        .filter(({ status }) => status === 'PAYMENT_PENDING')
        .map(({ payment, hoursAgo }) => [payment, hoursAgo]),
    ).toEqual([
      ['card', 1],
      ['deferred', 48],
    ]);
    expect(Math.max(...orders.map(({ lines }) => lines.length))).toBeGreaterThan(5);
    expect(orders.map(({ hoursAgo }) => hoursAgo)).toEqual(
      orders.map(({ hoursAgo }) => hoursAgo).sort((a, b) => a - b),
    );
  });

  it('gives Camille two addresses in Île-de-France, one default for delivery and one for billing', () => {
    const { addresses } = customer('camille');

    expect(addresses).toHaveLength(2);
    expect(addresses.filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(1);
    expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1);
    expect(addresses.every(({ postalCode }) => /^(75|77|78|9[1-5])\d{3}$/.test(postalCode))).toBe(true);
  });

  it('gives Karim ten percent, the town deferred payment, and Léa nothing yet', () => {
    expect(customer('karim')).toMatchObject({ discountRate: 10, deferredPayment: false });
    expect(customer('karim').addresses).toHaveLength(1);
    expect(customer('achats')).toMatchObject({ discountRate: 0, deferredPayment: true });
    expect(customer('achats').addresses).toHaveLength(1);
    expect(customer('lea')).toMatchObject({ addresses: [], orders: [] });
  });

  it('orders articles that exist, to addresses that the customer has', () => {
    const codes = new Set(products.map(({ code }) => code));

    for (const { addresses, orders } of customers) {
      const keys = addresses.map(({ key }) => key);
      for (const { lines, billingAddress, deliveryAddress } of orders) {
        expect(lines.filter(({ productCode, quantity }) => !codes.has(productCode) || quantity < 1)).toEqual(
          [],
        );
        expect(new Set(lines.map(({ productCode }) => productCode)).size).toBe(lines.length);
        expect(keys).toEqual(expect.arrayContaining([billingAddress, deliveryAddress]));
      }
    }
  });
});
