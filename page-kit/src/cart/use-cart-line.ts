import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
// By its public name, so that a remote meets the shell's copy and its cart.
import { addToCartAtom, cartLinesAtom, setQuantityAtom } from 'shared-contracts/cart';
import { added, cartIsFull } from './added';

/** What can be done about products in the cart; the same object as long as the shop is. */
export interface CartActions {
  /** Adding nothing changes and says nothing. */
  add(productCode: string, quantity: number): void;
  /** One more, without a word. */
  increase(productCode: string): void;
  change(productCode: string, quantity: number): void;
}

/** What can be done about products in the cart, for components that do not show what is in it. */
export function useCartActions(): CartActions {
  const store = useStore();
  return useMemo(
    () => ({
      add(productCode, quantity) {
        if (quantity < 1) return;
        if (store.set(addToCartAtom, { productCode, quantity })) toast.success(added(quantity));
        else toast.error(cartIsFull);
      },
      increase(productCode) {
        if (!store.set(addToCartAtom, { productCode, quantity: 1 })) toast.error(cartIsFull);
      },
      change: (productCode, quantity) => store.set(setQuantityAtom, { productCode, quantity }),
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
