import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import {
  addLinesToCartAtom,
  addToCartAtom,
  type CartLine,
  cartCountAtom,
  cartLinesAtom,
} from 'shared-contracts/cart';
import { useAddLines, useCartLine } from './add-to-cart';

function shopFor(productCode: string) {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => ({ line: useCartLine(productCode), addLines: useAddLines(), ...useToaster() }),
    { wrapper },
  );
  return {
    store,
    line: () => result.current.line,
    addLines: (lines: readonly CartLine[]) => result.current.addLines(lines),
    messages: () => result.current.toasts.map((t) => t.message),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(() => toast.remove());
});

const [one, several] = ['Le produit a été ajouté au panier', 'Les produits ont été ajoutés au panier'];

type Shop = ReturnType<typeof shopFor>;
const addOne = (shop: Shop, quantity: number) => shop.line().add(quantity);
const addLines = (shop: Shop, ...quantities: number[]) =>
  shop.addLines(quantities.map((quantity, index) => ({ productCode: `SP-${index}`, quantity })));

it.each<[string, (shop: Shop) => unknown, number, string]>([
  ['a unit', (shop) => addOne(shop, 1), 1, one],
  ['two units', (shop) => addOne(shop, 2), 2, several],
  ['many units', (shop) => addOne(shop, 250_000), 250_000, several],
  ['a line of one unit', (shop) => addLines(shop, 1), 1, one],
  ['two lines of one unit', (shop) => addLines(shop, 1, 1), 2, several],
])('one toast is shown after adding %s', (_what, add, count, text) => {
  const shop = shopFor('SP-1');

  act(() => void add(shop));

  expect(shop.store.get(cartCountAtom)).toBe(count);
  expect(shop.messages()).toEqual([text]);
});

it('a quantity of 0 and an empty list of lines are ignored', () => {
  const { store, line, addLines, messages } = shopFor('SP-1');

  act(() => line().add(0));
  act(() => addLines([]));

  expect(store.get(cartLinesAtom)).toEqual([]);
  expect(messages()).toEqual([]);
});

it('the cart counts units, not lines, after each step down to 0', () => {
  const { store, line } = shopFor('SP-1');
  act(() => store.set(addToCartAtom, { productCode: 'SP-2', quantity: 3 }));
  act(() => line().add(1));

  act(() => line().increase());
  expect([line().inCart, store.get(cartCountAtom)]).toEqual([2, 5]);
  act(() => line().decrease());
  act(() => line().decrease());

  expect([line().inCart, store.get(cartCountAtom)]).toEqual([0, 3]);
});

describe('a cart at the maximum number of lines, or just below', () => {
  const full = Array.from({ length: 500 }, (_, index) => ({ productCode: `P-${index}`, quantity: 1 }));
  const why = /^Un panier compte 500\u00a0articles différents au plus/;

  it('refuses another article and shows the reason', () => {
    const { store, line, messages } = shopFor('SP-1');
    act(() => void store.set(addLinesToCartAtom, full));

    act(() => line().add(1));

    expect(store.get(cartLinesAtom)).toHaveLength(500);
    expect(messages()).toEqual([expect.stringMatching(why)]);
  });

  it('accepts a higher quantity of an article in the cart', () => {
    const { store, line } = shopFor('P-7');
    act(() => void store.set(addLinesToCartAtom, full));

    act(() => line().add(2));

    expect(line().inCart).toBe(3);
  });

  it('adds the lines for which it has room and returns the others', () => {
    const { store, addLines, messages } = shopFor('SP-1');
    act(() => void store.set(addLinesToCartAtom, full.slice(0, 499)));
    let refused: readonly CartLine[] = [];

    act(() => {
      refused = addLines([
        { productCode: 'A', quantity: 1 },
        { productCode: 'B', quantity: 2 },
      ]);
    });

    expect(store.get(cartLinesAtom)).toHaveLength(500);
    expect(refused).toEqual([{ productCode: 'B', quantity: 2 }]);
    expect(messages()).toEqual(
      expect.arrayContaining(['Le produit a été ajouté au panier', expect.stringMatching(why)]),
    );
  });
});
