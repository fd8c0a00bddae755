import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
import { cartLimit } from 'shared-contracts/api/limits';
import {
  addLinesToCartAtom,
  addToCartAtom,
  type CartLine,
  cartLinesAtom,
  setQuantityAtom,
} from 'shared-contracts/cart';

/** Texts of the specification, section 8: the singular is for exactly one. */
const added = (quantity: number) =>
  quantity === 1 ? 'Le produit a été ajouté au panier' : 'Les produits ont été ajoutés au panier';

/** Why new lines stay out of a full cart. */
export const cartIsFull = `Un panier compte ${cartLimit}\u00a0articles différents au plus\u00a0: commandez-les d’abord, ou retirez-en.`;

export type CartActions = ReturnType<typeof useCartActions>;

/** What can be done about products in the cart; the same object as long as the shop is. */
function useCartActions() {
  const store = useStore();
  return useMemo(
    () => ({
      /** Adding nothing changes and says nothing. */
      add(productCode: string, quantity: number) {
        if (quantity < 1) return;
        if (store.set(addToCartAtom, { productCode, quantity })) toast.success(added(quantity));
        else toast.error(cartIsFull);
      },
      /** One more, without a word. */
      increase(productCode: string) {
        if (!store.set(addToCartAtom, { productCode, quantity: 1 })) toast.error(cartIsFull);
      },
      change: (productCode: string, quantity: number) =>
        store.set(setQuantityAtom, { productCode, quantity }),
    }),
    [store],
  );
}

/** How many of a product are in the cart, and what can be done about it. */
export function useCartLine(productCode: string) {
  const quantityAtom = useMemo(
    () => atom((get) => get(cartLinesAtom).find((line) => line.productCode === productCode)?.quantity ?? 0),
    [productCode],
  );
  const inCart = useAtomValue(quantityAtom);
  const { add, increase, change } = useCartActions();

  return {
    inCart,
    add: (quantity: number) => add(productCode, quantity),
    increase: () => increase(productCode),
    decrease: () => change(productCode, inCart - 1),
  };
}

/** What `useCartLine` gives, once for all the products of a list: one look at the cart instead of one per card. */
export function useCartLines() {
  const lines = useAtomValue(cartLinesAtom);
  const quantities = useMemo(
    () => new Map(lines.map(({ productCode, quantity }) => [productCode, quantity])),
    [lines],
  );
  return { inCart: (productCode: string) => quantities.get(productCode) ?? 0, actions: useCartActions() };
}

/** Adds several articles with one toast. Returns the lines for which the cart has no room. */
export function useAddLines(): (lines: readonly CartLine[]) => readonly CartLine[] {
  const store = useStore();
  return (lines) => {
    const refused = store.set(addLinesToCartAtom, lines);
    const taken = lines.filter((line) => !refused.includes(line));
    const count = taken.reduce((sum, { quantity }) => sum + quantity, 0);
    if (count > 0) toast.success(added(count));
    if (refused.length > 0) toast.error(cartIsFull);
    return refused;
  };
}
