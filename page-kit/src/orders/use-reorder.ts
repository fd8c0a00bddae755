import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import type { Product } from 'shared-contracts/api/products';
import { packLine } from 'shared-contracts/catalogue';
import type { Http } from 'shared-contracts/http';
import { formatCount, formatExact } from 'shared-contracts/pricing';
import { useAddLines } from '../cart';
import {
  absoluteUrl,
  displayDesignation,
  fallbackPicture,
  successorIn,
  usePrices,
  useProducts,
} from '../catalogue';
import { type ComparedItem, compareOrder } from './compare-order';
import { formatOrdered } from './order-amounts';
import { orderDate } from './order-dates';
import { paymentState } from './order-payment';

/** Query of the customer's placed orders, newest first: as many as the API sends at once. */
export function placedOrdersQuery(http: Http) {
  return queryOptions({
    queryKey: ['orders', 'placed'],
    queryFn: async ({ signal }): Promise<readonly Order[]> => {
      const orders = await http.get<Order[]>('orders', { signal });
      return orders.filter((order) => isPlaced(order) && order.items.length > 0);
    },
    // A new order may just have been placed.
    staleTime: 0,
  });
}

/** Neither awaiting a card payment nor abandoned. */
function isPlaced(order: Order): boolean {
  const state = paymentState(order);
  return state === 'usual' || state === 'cancelled';
}

/** One article of an order to repeat; prices are formatted, per unit before tax. */
export interface ReorderRow extends Pick<ComparedItem, 'quantity' | 'state' | 'change'> {
  readonly productCode: string;
  /** For accessible names. */
  readonly name: string;
  readonly shownName: string;
  readonly picture: string;
  /** Shown if `picture` cannot be loaded. */
  readonly fallback?: string | undefined;
  readonly category: string;
  /** The article that replaces a missing one. */
  readonly replacedBy?: Product | null;
  readonly priceThen: string;
  readonly priceNow: string | null;
  /** 'l’unité' or 'le lot', as in the cart. */
  readonly unit: string;
}

export type Reorder = ReturnType<typeof useReorder>;

/** Compares an order with today's catalogue for `ReorderDialog`; only `add` changes the cart. */
export function useReorder(order: Order) {
  const { api } = useEnvironment();
  const queryClient = useQueryClient();
  const addLines = useAddLines();
  const codes = order.items.map(({ productCode }) => productCode);
  const products = useProducts(codes);
  const prices = usePrices(codes);
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});

  const compared = compareOrder(order, products, prices, changed);
  const itemsToAdd = compared.filter(({ priceNow, quantity }) => priceNow !== null && quantity > 0);
  const allLoaded = compared.every(({ state }) => state !== 'pending');
  const total = itemsToAdd.reduce((sum, one) => sum + BigInt(one.quantity) * (one.priceNow ?? 0n), 0n);

  return {
    /** Number and date of the order. */
    order: [`Commande ${order.orderNumber}`, orderDate(order.createdAt)].filter(Boolean).join(' · '),
    rows: compared.map(({ item, priceThen, priceNow, ...rest }): ReorderRow => {
      const product = products[item.productCode]?.product;
      const name = product?.Designation ?? item.designation;
      return {
        productCode: item.productCode,
        name,
        shownName: displayDesignation(name),
        picture: absoluteUrl(api.url, product?.ImageUrl ?? item.imageUrl),
        fallback: product && fallbackPicture(api.url, product),
        category: product?.Category?.name ?? '',
        ...rest,
        replacedBy: successorIn(products[item.productCode]?.error),
        priceThen: formatOrdered(priceThen),
        priceNow: priceNow === null ? null : formatExact(priceNow),
        unit: packLine(product?.facts?.pack, null) ? 'le lot' : 'l’unité',
      };
    }),
    /** Number of articles to add and their total before tax, which is null while prices load. */
    count: formatCount(itemsToAdd.reduce((sum, one) => sum + one.quantity, 0)),
    total: allLoaded ? formatExact(total) : null,
    onQuantity: (productCode: string, quantity: number) =>
      setChanged({ ...changed, [productCode]: quantity }),
    /** Repeats the failed product requests. */
    onRetry: () => {
      for (const { state, item } of compared) {
        if (state === 'failed')
          void queryClient.refetchQueries({ queryKey: ['product', item.productCode], exact: true });
      }
    },
    /** Adds the available articles with the chosen quantities and shows the specified toast. */
    add: () =>
      addLines(itemsToAdd.map(({ item, quantity }) => ({ productCode: item.productCode, quantity }))),
  };
}
