import { useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { useAddLines } from '../cart';
import { usePrices, useProductRetry, useProducts } from '../catalogue';
import { compareOrder } from './compare-order';

/** Compares an order with today's catalogue, for `ReorderQuestion`; only `add` changes the cart. */
export function useReorder(order: Order) {
  const retry = useProductRetry();
  const addLines = useAddLines();
  const codes = order.items.map(({ productCode }) => productCode);
  const products = useProducts(codes);
  const prices = usePrices(codes);
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});

  const rows = compareOrder(order, products, prices, changed);
  const itemsToAdd = rows.filter(({ priceNow, quantity }) => priceNow !== null && quantity > 0);
  const isAwaited = rows.some(({ state }) => state === 'pending');

  return {
    rows,
    isAwaited,
    /** Number of articles to add. */
    count: itemsToAdd.reduce((sum, { quantity }) => sum + quantity, 0),
    /** Before tax; null while prices load. */
    total: isAwaited
      ? null
      : itemsToAdd.reduce((sum, { quantity, priceNow }) => sum + BigInt(quantity) * (priceNow ?? 0n), 0n),
    setQuantity: (productCode: string, quantity: number) =>
      setChanged((before) => ({ ...before, [productCode]: quantity })),
    /** Repeats the failed product requests. */
    retry: () => retry(rows.flatMap(({ state, item }) => (state === 'failed' ? item.productCode : []))),
    /** Adds the available articles with the chosen quantities and shows the specified toast. */
    add: () =>
      addLines(itemsToAdd.map(({ item, quantity }) => ({ productCode: item.productCode, quantity }))),
  };
}
