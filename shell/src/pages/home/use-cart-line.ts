import { useAtomValue, useSetAtom } from 'jotai';
import { toast } from 'react-hot-toast/headless';
import { addToCartAtom, cartLinesAtom, setQuantityAtom } from 'shared-contracts/cart';

/** What a card needs to show and change its article's place in the cart. */
export function useCartLine(productCode: string) {
  const quantity =
    useAtomValue(cartLinesAtom).find((each) => each.productCode === productCode)?.quantity ?? 0;
  const addToCart = useSetAtom(addToCartAtom);
  const setQuantity = useSetAtom(setQuantityAtom);

  return {
    inCart: quantity,
    onAdd() {
      addToCart({ productCode, quantity: 1 });
      toast.success('Le produit a été ajouté au panier'); // specification, section 8
    },
    onIncrease: () => setQuantity({ productCode, quantity: quantity + 1 }),
    onDecrease: () => setQuantity({ productCode, quantity: quantity - 1 }),
  };
}
