import { createStore } from 'jotai';
import { signInAtom, signOutAtom } from '../auth';
import type { Store } from '../store';
import { tokens } from '../testing/tokens';
import { visitor } from '../testing/visitor';
import {
  addLinesToCartAtom,
  addToCartAtom,
  cartCountAtom,
  cartDamagedAtom,
  cartLinesAtom,
  cartLoadedAtom,
  emptyCartAtom,
  followCart,
  loadCartAtom,
  removeLineAtom,
  replaceCartAtom,
  restoreLineAtom,
  setQuantityAtom,
} from './cart';
import { announcedBy, broom, copies, keep, key, otherTabWrites, soap } from './testing/shopper';

describe('at start', () => {
  it('the cart is empty and not loaded before storage is read', () => {
    const store = createStore();

    expect([store.get(cartLoadedAtom), store.get(cartLinesAtom)]).toEqual([false, []]);
  });

  it.each([
    ['the session copy without a mirror', [soap], null, [soap]],
    ['the mirror of an earlier session', null, [soap, broom], [soap, broom]],
    ['a mirror that another build changed later', [soap], [soap, broom], [soap, broom]],
  ])('cart and both copies are those of %s', (_, session, mirror, lines) => {
    if (session) keep(sessionStorage, session);
    if (mirror) keep(localStorage, mirror);

    expect(visitor().get(cartLinesAtom)).toEqual(lines);
    expect(copies()).toEqual([lines, lines]);
  });

  it('malformed lines are dropped, lines of one product are merged, and the damage is reported on this visit only', () => {
    const odd = [null, 3, {}, { productCode: '', quantity: 1 }, { productCode: 'X', quantity: 0.5 }];
    keep(localStorage, [...odd, { ...broom, quantity: -1 }, soap, broom, soap]);

    const [visit, next] = [visitor(), visitor()];

    const lines = [{ ...soap, quantity: 4 }, broom];
    expect(visit.get(cartLinesAtom)).toEqual(lines);
    expect(copies()).toEqual([lines, lines]);
    expect([visit, next].map((store) => store.get(cartDamagedAtom))).toEqual([true, false]);
  });

  it.each([
    ['the mirror', JSON.stringify([soap]), [soap]],
    ['an empty cart', '{"productCode":"SAVON-1"}', []],
  ])('an unreadable session copy is replaced by %s', (_, mirror, lines) => {
    sessionStorage.setItem(key, '[{');
    localStorage.setItem(key, mirror);
    const store = visitor();

    expect([store.get(cartLoadedAtom), store.get(cartLinesAtom)]).toEqual([true, lines]);
  });

  it('a line added before the cart is loaded is appended to the stored lines', () => {
    keep(localStorage, [soap]);
    const store = createStore();

    store.set(addToCartAtom, broom);
    store.set(loadCartAtom);

    expect(store.get(cartLinesAtom)).toEqual([soap, broom]);
  });
});

describe('a change of the cart', () => {
  it('adds to the line of the same product, appends a new one, stores both copies and announces each line', () => {
    const store = visitor();
    const more = [{ ...soap, quantity: 3 }, broom];

    const announced = announcedBy('cart:line-added', () => {
      store.set(addToCartAtom, soap);
      store.set(addLinesToCartAtom, more);
    });

    const lines = [{ ...soap, quantity: 5 }, broom];
    expect(store.get(cartLinesAtom)).toEqual(lines);
    expect(store.get(cartCountAtom)).toBe(6);
    expect(copies()).toEqual([lines, lines]);
    expect(announced).toEqual([soap, ...more]);
  });

  it.each([0, 1.5, Number.NaN])('adds and announces nothing if the quantity is %p', (quantity) => {
    const store = visitor();

    const announced = announcedBy('cart:line-added', () => {
      store.set(addToCartAtom, { ...soap, quantity });
      store.set(addLinesToCartAtom, [{ ...soap, quantity }, broom]);
    });

    expect(store.get(cartLinesAtom)).toEqual([broom]);
    expect(announced).toEqual([broom]);
  });

  it('replaces the quantity of a line, deletes the line at 0 and ignores a negative quantity', () => {
    const store = visitor();
    store.set(replaceCartAtom, [soap, broom]);

    store.set(setQuantityAtom, { ...broom, quantity: 123_456 });
    store.set(setQuantityAtom, { ...soap, quantity: 0 });
    store.set(setQuantityAtom, { ...broom, quantity: -3 });

    expect(store.get(cartLinesAtom)).toEqual([{ ...broom, quantity: 123_456 }]);
  });

  it('restores a removed line at its previous position', () => {
    const store = visitor();
    store.set(replaceCartAtom, [soap, broom]);

    store.set(removeLineAtom, soap.productCode);
    store.set(restoreLineAtom, { line: soap, index: 0 });

    expect(store.get(cartLinesAtom)).toEqual([soap, broom]);
  });

  it('removes both copies if it empties the cart', () => {
    const store = visitor();
    store.set(addToCartAtom, soap);

    store.set(emptyCartAtom);

    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(copies()).toEqual([null, null]);
  });
});

const engraved = { ...soap, engraving: { text: 'Accueil' } };
const engravedFour = { ...engraved, quantity: 4 };

const addSoap = (store: Store) => store.set(addToCartAtom, soap);
const addBroom = (store: Store) => store.set(addToCartAtom, broom);
function removeAndRestore(store: Store) {
  const [line] = store.get(cartLinesAtom);
  store.set(removeLineAtom, soap.productCode);
  store.set(addToCartAtom, soap);
  if (line) store.set(restoreLineAtom, { line, index: 0 });
}

it.each([
  ['more of the article is added', [engraved, broom], addSoap, [engravedFour, broom]],
  ['a removed line is restored over a new one', [engraved, broom], removeAndRestore, [broom, engravedFour]],
  ['the lines of a product are merged', [soap, engraved], addBroom, [engravedFour, broom]],
])('a field that a newer version of the shop stored stays when %s', (_what, stored, act, lines) => {
  keep(localStorage, stored);

  act(visitor());

  expect(copies()).toEqual([lines, lines]);
});

it.each([
  ['replaces memory and session copy, with newer fields', JSON.stringify([engraved]), [engraved]],
  ['empties this cart when it is removed', null, []],
  ['is ignored when it is invalid', '[{', [broom]],
])('a cart that another tab writes while this one follows it %s', (_, written, lines) => {
  const store = visitor();
  store.set(addToCartAtom, broom);
  const stop = followCart(store);

  otherTabWrites(written);
  stop();
  otherTabWrites(JSON.stringify([soap, broom]));

  expect(store.get(cartLinesAtom)).toEqual(lines);
  expect(JSON.parse(sessionStorage.getItem(key) ?? '[]')).toEqual(lines);
});

it('what a visitor adds to a cart that another build has emptied is kept when another customer signs in', () => {
  const store = visitor();
  store.set(signInAtom, tokens('camille', { sub: 'camille' }));
  store.set(addToCartAtom, broom);
  store.set(signOutAtom, 'expired');
  localStorage.removeItem(key);

  store.set(addToCartAtom, soap);
  store.set(signInAtom, tokens('karim', { sub: 'karim' }));

  expect(store.get(cartLinesAtom)).toEqual([soap]);
});

// Several codes, since the checksums of the two carts must not decide which one is newer.
it.each(Array.from({ length: 12 }, (_, index) => `SP-${index}`))(
  'a shorter cart in a full storage does not replace a change that adds %s',
  (productCode) => {
    const store = visitor();
    store.set(addToCartAtom, soap);
    const { setItem } = Storage.prototype;
    const used = () => Object.values(localStorage).join('').length;
    const most = used();
    const full = jest.spyOn(Storage.prototype, 'setItem');
    full.mockImplementation(function (this: Storage, name, value) {
      if (this === localStorage && used() - (localStorage.getItem(name) ?? '').length + value.length > most)
        throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    });

    store.set(addToCartAtom, { productCode, quantity: 1 });
    store.set(loadCartAtom);
    full.mockRestore();

    expect(store.get(cartLinesAtom).map((line) => line.productCode)).toEqual([soap.productCode, productCode]);
  },
);

it('a cart that was changed while storage was full is stored as soon as there is room, and not lost before', () => {
  const store = visitor();
  store.set(addToCartAtom, broom);
  const stop = followCart(store);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.set(addToCartAtom, soap);
  full.mockRestore();

  document.dispatchEvent(new Event('visibilitychange'));
  stop();

  const lines = [broom, soap];
  expect(store.get(cartLinesAtom)).toEqual(lines);
  expect(copies()).toEqual([lines, lines]);
});
