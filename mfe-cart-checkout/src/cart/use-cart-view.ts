import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ShownProduct, useProducts } from 'page-kit/catalogue';
import { useEffect } from 'react';
import { useDiscountRate } from 'shared-contracts/auth';
import { type CartLine, cartCountAtom, cartLinesAtom, cartLoadedAtom } from 'shared-contracts/cart';
import { packLine } from 'shared-contracts/catalogue';
import {
  dueUnitPrice,
  type Exact,
  lineTotal,
  type PricedLine,
  type Totals,
  totals,
} from 'shared-contracts/pricing';

/** A line of the cart with what the catalogue says of it. */
export interface CartRow {
  readonly line: CartLine;
  /** Designation, or the code while nothing else is known. */
  readonly name: string;
  readonly product: ShownProduct | null;
  /** How many pieces one of it is and what a piece costs; null where they are not counted. */
  readonly pack: string | null;
  /** `missing`: the catalogue no longer has it, or without a usable price; `failed`: it did not answer. */
  readonly state: 'pending' | 'ready' | 'missing' | 'failed';
  /** Before tax, after discount; null while it is unknown. */
  readonly unitPrice: Exact | null;
  readonly total: Exact | null;
}

/** The cart as it is shown: panel, cart page and checkout read the same figures. */
export interface CartView {
  /** False until the stored cart was read. */
  readonly loaded: boolean;
  readonly rows: readonly CartRow[];
  /** Sum of the quantities, as in the badge. */
  readonly count: number;
  /** Of the lines that can be sold; null while prices are awaited or if an article did not answer. */
  readonly totals: Totals | null;
  /** What the totals are of. */
  readonly sold: readonly PricedLine[];
  readonly discountRate: number;
  readonly hasMissing: boolean;
  readonly hasFailed: boolean;
  /** Asks again for the products that did not answer. */
  readonly retry: () => void;
}

/** Null without a usable price. */
function priced({ quantity }: CartLine, { PrixHT, TVATaux }: ShownProduct): PricedLine | null {
  return PrixHT === null ? null : { quantity, priceHT: PrixHT, vatRate: TVATaux };
}

export function useCartView(): CartView {
  const queryClient = useQueryClient();
  const lines = useAtomValue(cartLinesAtom);
  const loaded = useAtomValue(cartLoadedAtom);
  const count = useAtomValue(cartCountAtom);
  const products = useProducts(lines.map((line) => line.productCode));
  const { discountRate, pending: discountPending } = useDiscountRate();

  const rows = lines.map((line): CartRow => {
    const found = products[line.productCode];
    const product = found?.product ?? null;
    const name = product?.Designation ?? line.productCode;
    const nothing = {
      line,
      name,
      product,
      pack: packLine(product?.facts?.pack, null),
      unitPrice: null,
      total: null,
    };
    if (found?.missing) return { ...nothing, state: 'missing' };
    if (found?.failed) return { ...nothing, state: 'failed' };
    if (!product) return { ...nothing, state: 'pending' };
    const sold = priced(line, product);
    if (!sold) return { ...nothing, state: 'missing' };
    if (discountPending) return { ...nothing, state: 'ready' };
    const unitPrice = dueUnitPrice(sold.priceHT, discountRate);
    return {
      ...nothing,
      state: 'ready',
      pack: packLine(product.facts?.pack, unitPrice),
      unitPrice,
      total: lineTotal(sold, discountRate),
    };
  });

  useVatReport(rows.map(({ product }) => product));

  const known = !discountPending && rows.every(({ state }) => state === 'ready' || state === 'missing');
  const sold = rows.flatMap(({ state, line, product }) =>
    state === 'ready' && product ? (priced(line, product) ?? []) : [],
  );

  return {
    loaded,
    rows,
    count,
    totals: known ? totals(sold, discountRate) : null,
    sold,
    discountRate,
    hasMissing: rows.some((row) => row.state === 'missing'),
    hasFailed: rows.some((row) => row.state === 'failed'),
    retry: () => {
      for (const { state, line } of rows) {
        if (state === 'failed')
          void queryClient.refetchQueries({ queryKey: ['product', line.productCode], exact: true });
      }
    },
  };
}

/** Codes of the articles that were reported since the page was loaded. */
const reported = new Set<string>();

/** Logs once per article that its VAT rate is missing: the cart counts 0 for it (decision 000, number 13). */
function useVatReport(products: readonly (ShownProduct | null)[]): void {
  useEffect(() => {
    for (const product of products) {
      if (!product || typeof product.TVATaux === 'number' || reported.has(product.Code)) continue;
      reported.add(product.Code);
      console.warn(`The article ${product.Code} has no VAT rate: 0 is counted.`);
    }
  }, [products]);
}
