import { createStore } from 'jotai';
import { listen } from '../events';
import {
  addToCartAtom,
  cartCountAtom,
  cartLinesAtom,
  cartLoadedAtom,
  emptyCartAtom,
  followCart,
  loadCartAtom,
  removeLineAtom,
  replaceCartAtom,
  restoreLineAtom,
  setQuantityAtom,
} from './index';

const soap = { productCode: 'SAVON-1', quantity: 2 };
const broom = { productCode: 'BALAI-1', quantity: 1 };
const key = 'shopping_cart';

const copies = () =>
  [sessionStorage, localStorage].map((area) => JSON.parse(area.getItem(key) ?? 'null') as unknown);
const keep = (area: Storage, value: unknown) => area.setItem(key, JSON.stringify(value));

function shopper() {
  const store = createStore();
  store.set(loadCartAtom);
  return store;
}

type Shopper = ReturnType<typeof shopper>;

describe('at start', () => {
  it('is not loaded before storage was read', () => {
    const store = createStore();

    expect(store.get(cartLoadedAtom)).toBe(false);
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('finds the cart of this session', () => {
    keep(sessionStorage, [soap]);

    expect(shopper().get(cartLinesAtom)).toEqual([soap]);
  });

  it('finds the cart of an earlier session in the mirror, and copies it', () => {
    keep(localStorage, [soap, broom]);

    expect(shopper().get(cartLinesAtom)).toEqual([soap, broom]);
    expect(copies()).toEqual([
      [soap, broom],
      [soap, broom],
    ]);
  });

  it('never brings removed lines back from the mirror', () => {
    keep(sessionStorage, [soap]);
    keep(localStorage, [soap, broom]);

    expect(shopper().get(cartLinesAtom)).toEqual([soap]);
    expect(copies()).toEqual([[soap], [soap]]);
  });

  it('pushes no quantity onto the other tabs by merely opening', () => {
    keep(sessionStorage, [soap]);
    keep(localStorage, [{ ...soap, quantity: 7 }]);

    expect(shopper().get(cartLinesAtom)).toEqual([soap]);
    expect(copies()).toEqual([[soap], [{ ...soap, quantity: 7 }]]);
  });

  it('takes the mirror when the session copy is unreadable', () => {
    sessionStorage.setItem(key, '[{');
    keep(localStorage, [soap]);

    expect(shopper().get(cartLinesAtom)).toEqual([soap]);
  });

  it.each(['[{', 'null', '{"productCode":"SAVON-1"}', '""'])('counts %s as an empty cart', (text) => {
    sessionStorage.setItem(key, text);
    localStorage.setItem(key, text);
    const store = shopper();

    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(store.get(cartLoadedAtom)).toBe(true);
  });

  it('drops malformed lines and joins those of the same product', () => {
    const odd = [
      null,
      3,
      {},
      { productCode: '', quantity: 1 },
      { productCode: 'X', quantity: 0.5 },
      { ...broom, quantity: -1 },
    ];
    keep(localStorage, [...odd, soap, broom, soap]);

    expect(shopper().get(cartLinesAtom)).toEqual([{ ...soap, quantity: 4 }, broom]);
  });

  it('keeps what was added before the cart was loaded, and what was stored', () => {
    keep(localStorage, [soap]);
    const store = createStore();

    store.set(addToCartAtom, broom);
    store.set(loadCartAtom);

    expect(store.get(cartLinesAtom)).toEqual([soap, broom]);
  });
});

describe('changes', () => {
  it('adds the same product up and a new one at the end, in both copies', () => {
    const store = shopper();
    const added = jest.fn();
    const stop = listen('cart:line-added', added);

    store.set(addToCartAtom, soap);
    store.set(addToCartAtom, broom);
    store.set(addToCartAtom, soap);
    stop();

    expect(store.get(cartLinesAtom)).toEqual([{ ...soap, quantity: 4 }, broom]);
    expect(store.get(cartCountAtom)).toBe(5);
    expect(copies()).toEqual([store.get(cartLinesAtom), store.get(cartLinesAtom)]);
    expect(added).toHaveBeenCalledTimes(3);
  });

  it.each([0, -1, 1.5, Number.NaN])('adds nothing and tells nobody for a quantity of %p', (quantity) => {
    const store = shopper();
    const added = jest.fn();
    const stop = listen('cart:line-added', added);

    store.set(addToCartAtom, { ...soap, quantity });
    stop();

    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(added).not.toHaveBeenCalled();
  });

  it('replaces a quantity, and deletes the line at 0', () => {
    const store = shopper();
    store.set(replaceCartAtom, [soap, broom]);

    store.set(setQuantityAtom, { ...broom, quantity: 123_456 });
    store.set(setQuantityAtom, { ...soap, quantity: 0 });
    store.set(setQuantityAtom, { ...broom, quantity: -3 });

    expect(store.get(cartLinesAtom)).toEqual([{ ...broom, quantity: 123_456 }]);
  });

  it('puts an undone line back in its place', () => {
    const store = shopper();
    store.set(replaceCartAtom, [soap, broom]);

    store.set(removeLineAtom, soap.productCode);
    store.set(restoreLineAtom, { line: soap, index: 0 });

    expect(store.get(cartLinesAtom)).toEqual([soap, broom]);
  });

  it('adds an undone line to the one that came back meanwhile', () => {
    const store = shopper();
    store.set(replaceCartAtom, [soap]);

    store.set(removeLineAtom, soap.productCode);
    store.set(addToCartAtom, soap);
    store.set(restoreLineAtom, { line: soap, index: 0 });

    expect(store.get(cartLinesAtom)).toEqual([{ ...soap, quantity: 4 }]);
  });

  it('empties both copies and says why', () => {
    const store = shopper();
    const emptied = jest.fn();
    const stop = listen('cart:emptied', emptied);
    store.set(addToCartAtom, soap);

    store.set(emptyCartAtom, 'ordered');
    stop();

    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(copies()).toEqual([null, null]);
    expect(emptied).toHaveBeenCalledWith({ reason: 'ordered' });
  });

  it('works in memory where storage is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = shopper();

    store.set(addToCartAtom, soap);
    full.mockRestore();

    expect(store.get(cartLinesAtom)).toEqual([soap]);
  });

  it('keeps two apps apart', () => {
    const one = shopper();
    const other = shopper();

    one.set(addToCartAtom, soap);

    expect(other.get(cartLinesAtom)).toEqual([]);
  });
});

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
