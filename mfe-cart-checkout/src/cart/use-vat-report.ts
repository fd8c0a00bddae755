import type { ShownProduct } from 'page-kit/catalogue';
import { useEffect } from 'react';

/** Codes of the articles that were reported since the page was loaded. */
const reported = new Set<string>();

/** Tells in the console, once of each article, that its VAT rate is missing: the cart counts 0 for it (decision 000, number 13). */
export function useVatReport(products: readonly (ShownProduct | null)[]): void {
  useEffect(() => {
    for (const product of products) {
      if (!product || typeof product.TVATaux === 'number' || reported.has(product.Code)) continue;
      reported.add(product.Code);
      console.warn(`The article ${product.Code} has no VAT rate: 0 is counted.`);
    }
  }, [products]);
}
