import {
  addToCartAtom,
  cartLinesAtom,
  followCart,
  removeLineAtom,
  restoreLineAtom,
  setQuantityAtom,
} from './index';
import { broom, copies, keep, key, shopper, soap } from './testing/shopper';

type Shopper = ReturnType<typeof shopper>;

describe('with fields that a newer version of the shop stored', () => {
  const engraved = { ...soap, engraving: { text: 'Accueil' } };

  it.each([
    [
      'adds to the line',
      (store: Shopper) => store.set(addToCartAtom, soap),
      [{ ...engraved, quantity: 4 }, broom],
    ],
    [
      'adds another article',
      (store: Shopper) => store.set(addToCartAtom, { productCode: 'SEAU-1', quantity: 1 }),
      [engraved, broom, { productCode: 'SEAU-1', quantity: 1 }],
    ],
    [
      'replaces the quantity',
      (store: Shopper) => store.set(setQuantityAtom, { ...soap, quantity: 9 }),
      [{ ...engraved, quantity: 9 }, broom],
    ],
    ['takes another line out', (store: Shopper) => store.set(removeLineAtom, broom.productCode), [engraved]],
    [
      'takes the line out and puts it back',
      (store: Shopper) => {
        const [line] = store.get(cartLinesAtom);
        store.set(removeLineAtom, soap.productCode);
        if (line) store.set(restoreLineAtom, { line, index: 0 });
      },
      [engraved, broom],
    ],
    [
      'puts the line back beside one that came meanwhile',
      (store: Shopper) => {
        const [line] = store.get(cartLinesAtom);
        store.set(removeLineAtom, soap.productCode);
        store.set(addToCartAtom, soap);
        if (line) store.set(restoreLineAtom, { line, index: 0 });
      },
      [broom, { ...engraved, quantity: 4 }],
    ],
  ])('keeps them in both copies when somebody %s', (_what, act, lines) => {
    keep(localStorage, [engraved, broom]);
    const store = shopper();

    act(store);

    expect(copies()).toEqual([lines, lines]);
  });

  it('keeps them when the lines of a product are joined', () => {
    keep(localStorage, [soap, { ...soap, engraving: 'Accueil' }]);

    expect(shopper().get(cartLinesAtom)).toEqual([{ ...soap, quantity: 4, engraving: 'Accueil' }]);
  });

  it('keeps them when another tab writes the cart', () => {
    const store = shopper();
    const stop = followCart(store);
    const newValue = JSON.stringify([engraved]);

    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    store.set(addToCartAtom, broom);
    stop();

    expect(copies()).toEqual([
      [engraved, broom],
      [engraved, broom],
    ]);
  });
});
