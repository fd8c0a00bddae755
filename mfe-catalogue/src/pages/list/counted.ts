import { formatCount } from 'shared-contracts/pricing';

interface Counts {
  readonly shown: number;
  /** Of the whole list, where the API tells it. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
}

/** How many products there are: all of them, so many of all, or those that are shown where nobody knows. */
export function countedProducts({ shown, total, hasMore }: Counts): string {
  const products = shown === 1 ? '1 produit' : `${formatCount(shown)} produits`;
  if (total !== undefined && !hasMore) return products;
  if (total !== undefined && total > shown) return `${products} sur ${formatCount(total)}`;
  return shown === 1 ? `${products} affiché` : `${products} affichés`;
}
