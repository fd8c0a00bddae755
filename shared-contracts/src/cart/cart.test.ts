import { createStore } from 'jotai';
import { listen } from '../events';
import {
  addLinesToCartAtom,
  addToCartAtom,
  cartCountAtom,
  cartDamagedAtom,
  cartLinesAtom,
  cartLoadedAtom,
  emptyCartAtom,
  loadCartAtom,
  removeLineAtom,
  replaceCartAtom,
  restoreLineAtom,
  setQuantityAtom,
} from './index';
import { broom, copies, keep, key, shopper, soap } from './testing/shopper';

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

  it('drops malformed lines and says so on this visit alone', () => {
    localStorage.setItem(key, JSON.stringify([soap, { productCode: 7 }, null]));

    const [visit, next] = [shopper(), shopper()];

    expect(visit.get(cartLinesAtom)).toEqual([soap]);
    expect(visit.get(cartDamagedAtom)).toBe(true);
    expect(copies()).toEqual([[soap], [soap]]);
    expect(next.get(cartDamagedAtom)).toBe(false);
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

describe('adding several lines at once', () => {
  it('keeps what is in the cart, adds up and appends, and tells of each line', () => {
    keep(sessionStorage, [soap]);
    const store = shopper();
    const told: unknown[] = [];
    const stop = listen('cart:line-added', (line) => told.push(line));
    const more = [{ ...soap, quantity: 3 }, broom];

    store.set(addLinesToCartAtom, more);
    stop();

    const expected = [{ ...soap, quantity: 5 }, broom];
    expect(store.get(cartLinesAtom)).toEqual(expected);
    expect(copies()).toEqual([expected, expected]);
    expect(told).toEqual(more);
  });

  it('leaves out quantities that are none', () => {
    const store = shopper();

    store.set(addLinesToCartAtom, [{ ...soap, quantity: 0 }, { ...soap, quantity: 1.5 }, broom]);

    expect(store.get(cartLinesAtom)).toEqual([broom]);
  });
});
