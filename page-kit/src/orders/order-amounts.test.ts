/** @jest-environment node */
import type { Order, OrderItem } from 'shared-contracts/api/orders';
import { exactFromEuros } from 'shared-contracts/pricing';
import { order as anyOrder, item } from 'shared-contracts/testing';
import { formatOrdered, itemTotal, knownMode, orderAmounts, unitPrice } from './order-amounts';

const bags = item(1, { quantity: 3, unitPriceHT: 12.9, dueUnitPriceHT: 11.61 });
const order = (overrides: Partial<Order> = {}) =>
  anyOrder('1', { items: [bags], deliveryMode: 'standard', totalHT: 34.83, ...overrides });

describe('the amounts of an order', () => {
  it.each([
    ['standard', 25, 59.83],
    ['premium', 55, 89.83],
    ['retailer', 0, 34.83],
  ])('are the discounted goods, the fee of the mode %s and their sum', (deliveryMode, fee, total) => {
    expect(orderAmounts(order({ deliveryMode }), 'announce')).toMatchObject({
      subtotal: exactFromEuros(34.83),
      fee: exactFromEuros(fee),
      total: exactFromEuros(total),
    });
  });

  it('have no standard fee above the threshold, if the shop applies free delivery', () => {
    const placed = order({ items: [{ ...bags, quantity: 1, dueUnitPriceHT: 500 }] });

    expect(orderAmounts(placed, 'apply').fee).toBe(0n);
    expect(orderAmounts(placed, 'announce').fee).toBe(exactFromEuros(25));
  });

  it('are the amounts of the API, if it sends them', () => {
    const orderWithAmounts = order({ deliveryFee: 9.9, totalTTC: 51.7 });

    expect(orderAmounts(orderWithAmounts, 'announce')).toEqual({
      subtotal: exactFromEuros(34.83),
      fee: exactFromEuros(9.9),
      total: exactFromEuros(44.73),
      ttc: exactFromEuros(51.7),
    });
    expect(orderAmounts(order({ deliveryFee: 0 }), 'announce').fee).toBe(0n);
    expect(orderAmounts(order(), 'announce').ttc).toBeNull();
  });

  it('take the subtotal from the API if it sends the VAT', () => {
    const { subtotal, total } = orderAmounts(order({ vat: [], totalHT: 175.8, deliveryFee: 25 }), 'announce');

    expect([subtotal, total]).toEqual([exactFromEuros(175.8), exactFromEuros(200.8)]);
  });

  it('sum up exact line totals, not rounded ones', () => {
    const items = [bags, bags, bags].map((item) => ({ ...item, quantity: 1, dueUnitPriceHT: 0.3333 }));

    const { subtotal } = orderAmounts(order({ items }), 'announce');

    expect(subtotal).toBe(exactFromEuros(0.9999));
    expect(formatOrdered(subtotal)).toMatch(/^1,00\s€$/);
  });

  it('count an unknown mode as standard', () => {
    expect(knownMode('pigeon')).toBe('standard');
    expect(knownMode('toString')).toBe('standard');
    expect(knownMode('premium')).toBe('premium');
  });

  it('use the list price of an order without a due price', () => {
    const { dueUnitPriceHT: _, ...old } = bags;

    expect(unitPrice(old as OrderItem)).toBe(exactFromEuros(12.9));
    expect(itemTotal(old as OrderItem)).toBe(exactFromEuros(38.7));
  });

  it.each([Number.NaN, -1, 1e21, '12,90', Infinity])('are null if a price is %p', (price) => {
    const invalid = { ...bags, dueUnitPriceHT: price as number };
    const { subtotal, total } = orderAmounts(order({ items: [bags, invalid] }), 'announce');

    expect([itemTotal(invalid), subtotal, total]).toEqual([null, null, null]);
    expect(formatOrdered(itemTotal(invalid))).toBe('Indisponible');
  });

  it('are null if a quantity or a total is invalid', () => {
    const invalid = order({
      vat: [],
      totalHT: null as unknown as number,
      totalTTC: '51,70' as unknown as number,
    });

    expect(itemTotal({ ...bags, quantity: 1.5 })).toBeNull();
    expect(orderAmounts(invalid, 'announce')).toMatchObject({ subtotal: null, total: null, ttc: null });
  });
});
