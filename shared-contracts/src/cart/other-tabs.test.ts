import { addToCartAtom, cartLinesAtom, followCart } from './index';
import { broom, key, shopper, soap } from './testing/shopper';

describe('in another tab', () => {
  const otherTabWrites = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

  it('follows the mirror, in memory and in the session copy', () => {
    const store = shopper();
    const stop = followCart(store);

    otherTabWrites(JSON.stringify([soap]));
    stop();
    otherTabWrites(JSON.stringify([soap, broom]));

    expect(store.get(cartLinesAtom)).toEqual([soap]);
    expect(sessionStorage.getItem(key)).toBe(JSON.stringify([soap]));
  });

  it('empties after an order there', () => {
    const store = shopper();
    store.set(addToCartAtom, soap);
    const stop = followCart(store);

    otherTabWrites(null);
    stop();

    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('ignores what is not a cart', () => {
    const store = shopper();
    store.set(addToCartAtom, soap);
    const stop = followCart(store);

    otherTabWrites('[{');
    stop();

    expect(store.get(cartLinesAtom)).toEqual([soap]);
  });
});
