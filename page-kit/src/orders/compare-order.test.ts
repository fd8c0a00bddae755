/** @jest-environment node */
import { exactFromEuros } from 'shared-contracts/pricing';
import { item, order, product } from 'shared-contracts/testing';
import { type CartProduct, type Prices, readProduct } from '../catalogue';
import { compareOrder } from './compare-order';

const loaded = (Code: string, PrixHT: number): CartProduct => ({
  product: readProduct(product({ Code, PrixHT })),
  missing: false,
  pending: false,
  failed: false,
});
const unknown: CartProduct = { missing: true, pending: false, failed: false };
const failed: CartProduct = { missing: false, pending: false, failed: true };
const awaited: CartProduct = { missing: false, pending: true, failed: false };

/** Prices of a customer with this discount, for whom a dozen of each article costs 10 € a piece. */
const prices = (discountRate: number): Prices => ({
  discountRate,
  contractOf: () => [{ quantity: 12, priceHT: 10 }],
});

const bought = (unit: number) => order('1', { items: [item(1, { dueUnitPriceHT: unit, quantity: 3 })] });

describe('an order compared with the catalogue', () => {
  it.each([
    ['a dearer article', 12, 0, 3, 12, 'dearer'],
    ['a cheaper article', 10, 0, 3, 10, 'cheaper'],
    ['an article at the same price', 11.61, 0, 3, 11.61, null],
    ['an article whose price differs by less than a cent', 11.612, 0, 3, 11.612, null],
    ['an article at the same price with the current discount', 12.9, 10, 3, 11.61, null],
    ['an article that is cheaper in the chosen quantity', 12.9, 10, 12, 10, 'cheaper'],
  ])('shows %s', (_what, price, discountRate, quantity, due, change) => {
    const found = { 'SP-1': loaded('SP-1', price) };
    const [row] = compareOrder(bought(11.61), found, prices(discountRate), { 'SP-1': quantity });

    expect(row).toMatchObject({ state: 'ready', quantity, change });
    expect(row?.priceThen).toBe(exactFromEuros(11.61));
    expect(row?.priceNow).toBe(exactFromEuros(due));
  });

  it.each([
    ['that is not in the catalogue', unknown, 'missing'],
    ['without a usable price', loaded('SP-1', -1), 'missing'],
    ['whose request failed', failed, 'failed'],
    ['that is loading', awaited, 'pending'],
    ['that is not requested yet', undefined, 'pending'],
  ])('shows an article %s', (_what, found, state) => {
    const [row] = compareOrder(bought(11.61), found ? { 'SP-1': found } : {}, prices(0), {});

    expect(row).toMatchObject({ state, priceNow: null, change: null });
  });

  it('waits for the customer’s prices', () => {
    const loading = { discountRate: 0, contractOf: () => null };

    const [row] = compareOrder(bought(11.61), { 'SP-1': loaded('SP-1', 12.9) }, loading, {});

    expect(row?.state).toBe('pending');
  });

  it('shows no change if the order has no amount', () => {
    const [row] = compareOrder(bought(-1), { 'SP-1': loaded('SP-1', 12.9) }, prices(0), {});

    expect(row).toMatchObject({ state: 'ready', priceThen: null, change: null });
  });

  it('merges two lines of an article, and counts an invalid quantity as 0', () => {
    const items = [item(1, { quantity: 2 }), item(2, { quantity: -4 }), item(1, { quantity: 3 })];

    const rows = compareOrder(order('1', { items }), {}, prices(0), {});

    expect(rows.map(({ item: { productCode }, quantity }) => [productCode, quantity])).toEqual([
      ['SP-1', 5],
      ['SP-2', 0],
    ]);
  });
});
