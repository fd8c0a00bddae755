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

/** Message when a full cart refuses new lines. */
export const cartIsFull = `Un panier compte ${cartLimit}\u00a0articles différents au plus\u00a0: commandez-les d’abord, ou retirez-en.`;

export type CartActions = ReturnType<typeof useCartActions>;

/** Returns the cart actions; the object is stable for the lifetime of the store. */
function useCartActions() {
  const store = useStore();
  return useMemo(
    () => ({
      /** Adds and shows a toast; a quantity of 0 does nothing. */
      add(productCode: string, quantity: number) {
        if (quantity < 1) return;
        if (store.set(addToCartAtom, { productCode, quantity })) toast.success(added(quantity));
        else toast.error(cartIsFull);
      },
      /** Adds one without a toast. */
      increase(productCode: string) {
        if (!store.set(addToCartAtom, { productCode, quantity: 1 })) toast.error(cartIsFull);
      },
      /** Replaces the quantity; 0 removes the product. */
      change: (productCode: string, quantity: number) =>
        store.set(setQuantityAtom, { productCode, quantity }),
    }),
    [store],
  );
}

/** Returns the quantity of a product in the cart and its actions. */
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

/** Like `useCartLine` for all products of a list: one subscription to the cart instead of one per card. */
export function useCartLines() {
  const lines = useAtomValue(cartLinesAtom);
  const quantities = useMemo(
    () => new Map(lines.map(({ productCode, quantity }) => [productCode, quantity])),
    [lines],
  );
  return { inCart: (productCode: string) => quantities.get(productCode) ?? 0, actions: useCartActions() };
}

/** Returns a function that adds lines with one toast and returns those for which the cart has no room. */
export function useAddLines(): (lines: readonly CartLine[]) => readonly CartLine[] {
  const store = useStore();
  return (lines) => {
    const refused = store.set(addLinesToCartAtom, lines);
    const accepted = lines.filter((line) => !refused.includes(line));
    const count = accepted.reduce((sum, { quantity }) => sum + quantity, 0);
    if (count > 0) toast.success(added(count));
    if (refused.length > 0) toast.error(cartIsFull);
    return refused;
  };
}
