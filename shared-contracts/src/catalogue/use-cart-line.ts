import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
// By its public name, so that a remote meets the shell's copy and its cart.
import { addToCartAtom, cartLinesAtom, setQuantityAtom } from 'shared-contracts/cart';

/** Texts of the specification, section 8: the singular is for exactly one. */
const added = (quantity: number) =>
  quantity === 1 ? 'Le produit a été ajouté au panier' : 'Les produits ont été ajoutés au panier';

/** How many of a product are in the cart, and what can be done about it. Adding nothing changes and says nothing. */
export function useCartLine(productCode: string) {
  const quantityAtom = useMemo(
    () => atom((get) => get(cartLinesAtom).find((line) => line.productCode === productCode)?.quantity ?? 0),
    [productCode],
  );
  const store = useStore();
  const inCart = useAtomValue(quantityAtom, { store });

  return {
    inCart,
    add(quantity: number) {
      if (quantity < 1) return;
      store.set(addToCartAtom, { productCode, quantity });
      toast.success(added(quantity));
    },
    increase: () => store.set(setQuantityAtom, { productCode, quantity: inCart + 1 }),
    decrease: () => store.set(setQuantityAtom, { productCode, quantity: inCart - 1 }),
  };
}
