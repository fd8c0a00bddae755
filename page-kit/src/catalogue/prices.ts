import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lookupLimit } from 'shared-contracts/api/limits';
import type { ContractPrices } from 'shared-contracts/api/products';
import { useDiscountRate, useUser } from 'shared-contracts/auth';
import { type Http, useHttp } from 'shared-contracts/http';
import {
  type Exact,
  type PriceBreak,
  type PriceStep,
  priceSteps,
  usableBreaks,
} from 'shared-contracts/pricing';
import type { ShownProduct } from './products';

type Contract = Readonly<Record<string, readonly PriceBreak[]>>;

/** What decides a customer's prices besides the articles themselves. */
export interface Prices {
  /** Percent. */
  readonly discountRate: number;
  /** Returns the contract prices of an article; null while discount or contract prices are loading. */
  readonly contractOf: (code: string) => readonly PriceBreak[] | null;
}

async function requestPrices(http: Http, codes: readonly string[]): Promise<Contract> {
  const found: Record<string, readonly PriceBreak[]> = {};
  for (let start = 0; start < codes.length; start += lookupLimit) {
    const batch = codes.slice(start, start + lookupLimit);
    const { items } = await http.post<ContractPrices>('users/prices', { codes: batch });
    for (const code of batch) found[code] = [];
    for (const { code, breaks } of items) found[code] = usableBreaks(breaks);
  }
  return found;
}

/**
 * Returns the prices of the signed-in customer for these articles, else the public ones; lists call it once for
 * all their cards. After a failed request the public prices are shown: the API decides what is charged.
 */
export function usePrices(codes: readonly string[]): Prices {
  const http = useHttp();
  const { user } = useUser();
  const { discountRate, pending } = useDiscountRate();
  const wanted = [...new Set(codes)].sort();
  const hasContract = user?.contractPrices === true;
  const { data, isError } = useQuery({
    queryKey: ['prices', wanted],
    queryFn: () => requestPrices(http, wanted),
    enabled: hasContract && wanted.length > 0,
    // The prices of a list stay while it grows.
    placeholderData: (shown) => shown,
    refetchOnWindowFocus: true,
  });
  // The same object until a price may differ: the cards of a list are memoised.
  return useMemo(() => {
    const loaded = (code: string) => data?.[code] ?? (isError ? [] : null);
    return { discountRate, contractOf: (code) => (pending ? null : hasContract ? loaded(code) : []) };
  }, [discountRate, pending, hasContract, data, isError]);
}

type Priced = Pick<ShownProduct, 'Code' | 'PrixHT' | 'breaks'>;

/** Returns an article's contract prices and those for everybody; null while they are loading. */
export function breaksOf({ Code, breaks }: Priced, { contractOf }: Prices): readonly PriceBreak[] | null {
  const contract = contractOf(Code);
  return contract && [...(breaks ?? []), ...contract];
}

/** Returns the customer's prices of an article by quantity; null without a price or while they are loading. */
export function stepsOf(product: Priced, prices: Prices): readonly PriceStep[] | null {
  const breaks = breaksOf(product, prices);
  if (product.PrixHT === null || !breaks) return null;
  return priceSteps({ priceHT: product.PrixHT }, breaks, prices.discountRate);
}

/** Returns the price of one in a quantity, from the customer's prices by quantity. */
export const stepAt = (steps: readonly PriceStep[], quantity: number): PriceStep | undefined =>
  steps.findLast(({ from }) => from <= quantity) ?? steps[0];

/** Returns the customer's price of one article in a quantity; null without a price or while it is loading. */
export const ownPrice = (product: Priced, prices: Prices, quantity = 1): Exact | null =>
  stepAt(stepsOf(product, prices) ?? [], quantity)?.price ?? null;
