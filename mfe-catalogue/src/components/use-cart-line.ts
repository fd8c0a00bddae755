import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
import { addToCartAtom, cartLinesAtom, setQuantityAtom } from 'shared-contracts/cart';

/** How many of a product are in the cart, and what can be done about it. */
export function useCartLine(productCode: string) {
  const quantityAtom = useMemo(
    () => atom((get) => get(cartLinesAtom).find((line) => line.productCode === productCode)?.quantity ?? 0),
    [productCode],
  );
  const inCart = useAtomValue(quantityAtom);
  const addToCart = useSetAtom(addToCartAtom);
  const setQuantity = useSetAtom(setQuantityAtom);

  return {
    inCart,
    add(quantity: number) {
      addToCart({ productCode, quantity });
      toast.success(
        quantity === 1 ? 'Le produit a été ajouté au panier' : 'Les produits ont été ajoutés au panier',
      );
    },
    increase: () => setQuantity({ productCode, quantity: inCart + 1 }),
    decrease: () => setQuantity({ productCode, quantity: inCart - 1 }),
  };
}
