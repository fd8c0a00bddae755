import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { useDiscountRate } from 'shared-contracts/auth';
import type { Http } from 'shared-contracts/http';
import { formatCount, formatExact } from 'shared-contracts/pricing';
import { useAddLines } from '../cart';
import { absoluteUrl, displayDesignation, fallbackPicture, useProducts } from '../catalogue';
import { type ComparedItem, compareOrder } from './compare-order';
import { formatOrdered } from './order-amounts';
import { orderDate } from './order-dates';
import { paymentState } from './order-payment';
import type { ReorderRow } from './ReorderDialog';

/** The customer's newest order that was placed; null where there is none. */
export function lastOrderQuery(http: Http) {
  return queryOptions({
    queryKey: ['orders', 'last'],
    queryFn: async ({ signal }): Promise<Order | null> => {
      const orders = await http.get<Order[]>('orders', { signal });
      return orders.find((order) => isPlaced(order) && order.items.length > 0) ?? null;
    },
    // An order may just have been placed.
    staleTime: 0,
  });
}

/** Neither waiting for a card nor given up. */
function isPlaced(order: Order): boolean {
  const state = paymentState(order);
  return state === 'usual' || state === 'cancelled';
}

export type Reorder = ReturnType<typeof useReorder>;

/** Compares an order with the catalogue of today, as `ReorderDialog` shows it; nothing reaches the cart before `add`. */
export function useReorder(order: Order) {
  const { api } = useEnvironment();
  const queryClient = useQueryClient();
  const addLines = useAddLines();
  const { discountRate, pending } = useDiscountRate();
  const products = useProducts(order.items.map(({ productCode }) => productCode));
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});

  const compared = compareOrder(order, products, pending ? null : discountRate);
  const quantityOf = ({ item, ordered }: ComparedItem) => changed[item.productCode] ?? ordered;
  const wanted = compared.filter((one) => one.priceNow !== null && quantityOf(one) > 0);
  const known = compared.every(({ state }) => state !== 'pending');
  const total = wanted.reduce((sum, one) => sum + BigInt(quantityOf(one)) * (one.priceNow ?? 0n), 0n);

  return {
    /** Names the order and its day. */
    order: [`Commande ${order.orderNumber}`, orderDate(order.createdAt)].filter(Boolean).join(' · '),
    rows: compared.map((one): ReorderRow => {
      const { item, state, change, priceThen, priceNow } = one;
      const product = products[item.productCode]?.product;
      const name = product?.Designation ?? item.designation;
      return {
        productCode: item.productCode,
        name,
        shownName: displayDesignation(name),
        picture: absoluteUrl(api.url, product?.ImageUrl ?? item.imageUrl),
        fallback: product && fallbackPicture(api.url, product),
        category: product?.Category?.name ?? '',
        quantity: quantityOf(one),
        state,
        change,
        priceThen: formatOrdered(priceThen),
        priceNow: priceNow === null ? null : formatExact(priceNow),
      };
    }),
    /** Articles that would be added, and their sum before tax: null while prices are awaited. */
    count: formatCount(wanted.reduce((sum, one) => sum + quantityOf(one), 0)),
    total: known ? formatExact(total) : null,
    onQuantity: (productCode: string, quantity: number) =>
      setChanged({ ...changed, [productCode]: quantity }),
    /** Repeats the failed calls of articles. */
    onRetry: () => {
      for (const { state, item } of compared) {
        if (state === 'failed')
          void queryClient.refetchQueries({ queryKey: ['product', item.productCode], exact: true });
      }
    },
    /** Adds what is available, with the quantities as they stand, and says so in the specified toast. */
    add: () =>
      addLines(wanted.map((one) => ({ productCode: one.item.productCode, quantity: quantityOf(one) }))),
  };
}
