import { useAtomValue } from 'jotai';
import {
  breaksOf,
  type ShownProduct,
  successorIn,
  usePrices,
  useProductRetry,
  useProducts,
} from 'page-kit/catalogue';
import { useEffect } from 'react';
import type { Product } from 'shared-contracts/api/products';
import { type CartLine, cartCountAtom, cartLinesAtom, cartLoadedAtom } from 'shared-contracts/cart';
import { packLine } from 'shared-contracts/catalogue';
import {
  dueUnitPrice,
  type Exact,
  lineTotal,
  netPrice,
  type PricedLine,
  type PriceStep,
  priceSteps,
  totals,
} from 'shared-contracts/pricing';

/** A line of the cart with its catalogue data. */
export interface CartRow {
  readonly line: CartLine;
  /** Designation, or the code while the product is unknown. */
  readonly name: string;
  readonly product: ShownProduct | null;
  /** Pieces per pack, and price per piece once known; null if the article is not sold by the pack. */
  readonly pack: string | null;
  /** `missing`: no longer in the catalogue, or without a usable price; `failed`: its request failed. */
  readonly state: 'pending' | 'ready' | 'missing' | 'failed';
  /** The article that replaces a missing one. */
  readonly replacedBy?: Product | null;
  /** Before tax, after discount; null while unknown. */
  readonly unitPrice: Exact | null;
  readonly total: Exact | null;
  /** The next lower unit price and the quantity from which it holds. */
  readonly next?: PriceStep | undefined;
  /** The line as it is charged; absent unless it can be sold and its price is known. */
  readonly sold?: PricedLine;
}

export type CartView = ReturnType<typeof useCartView>;

/** Returns the cart as shown: panel, cart page and checkout read the same amounts. */
export function useCartView() {
  const retry = useProductRetry();
  const lines = useAtomValue(cartLinesAtom);
  const loaded = useAtomValue(cartLoadedAtom);
  const count = useAtomValue(cartCountAtom);
  const codes = lines.map((line) => line.productCode);
  const products = useProducts(codes);
  const prices = usePrices(codes);
  const { discountRate } = prices;

  const rows = lines.map((line): CartRow => {
    const result = products[line.productCode];
    const product = result?.product ?? null;
    const name = product?.Designation ?? line.productCode;
    const pack = packLine(product?.facts?.pack, null);
    const unpriced = { line, name, product, pack, unitPrice: null, total: null };
    if (result?.missing) return { ...unpriced, state: 'missing', replacedBy: successorIn(result.error) };
    if (result?.failed) return { ...unpriced, state: 'failed' };
    if (!product) return { ...unpriced, state: 'pending' };
    if (product.PrixHT === null) return { ...unpriced, state: 'missing' };
    const breaks = breaksOf(product, prices);
    if (!breaks) return { ...unpriced, state: 'ready' };
    const { quantity } = line;
    const { PrixHT: priceHT, TVATaux: vatRate, labelling } = product;
    const ecoParticipation = labelling?.ecoParticipation;
    const sold = { quantity, priceHT, netPriceHT: netPrice(breaks, quantity), vatRate, ecoParticipation };
    const unitPrice = dueUnitPrice(sold, discountRate);
    return {
      ...unpriced,
      state: 'ready',
      pack: packLine(product.facts?.pack, unitPrice),
      unitPrice,
      total: lineTotal(sold, discountRate),
      next: priceSteps(sold, breaks, discountRate).find(({ from }) => from > quantity),
      sold,
    };
  });

  useVatReport(rows.map(({ product }) => product));

  const allLoaded = rows.every(({ state, total }) => state === 'missing' || total !== null);
  const sold = rows.flatMap((row) => row.sold ?? []);

  return {
    /** False until the stored cart has been read. */
    loaded,
    rows,
    /** Sum of the quantities, as in the badge. */
    count,
    /** Totals of the lines that can be sold; null while prices load or if the request for an article failed. */
    totals: allLoaded ? totals(sold, discountRate) : null,
    /** The lines included in the totals. */
    sold,
    discountRate,
    hasMissing: rows.some((row) => row.state === 'missing'),
    hasFailed: rows.some((row) => row.state === 'failed'),
    /** Repeats the failed product requests. */
    retry: () => retry(rows.flatMap(({ state, line }) => (state === 'failed' ? line.productCode : []))),
  };
}

/** Codes of the articles reported since the page was loaded. */
const reported = new Set<string>();

/** Logs once per article that its VAT rate is missing: the cart uses 0 (decision 000, number 13). */
function useVatReport(products: readonly (ShownProduct | null)[]): void {
  useEffect(() => {
    for (const product of products) {
      if (!product || typeof product.TVATaux === 'number' || reported.has(product.Code)) continue;
      reported.add(product.Code);
      console.warn(`The article ${product.Code} has no VAT rate: 0 is counted.`);
    }
  }, [products]);
}
