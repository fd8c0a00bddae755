import { addToCartAtom, cartLinesAtom, followCart } from './cart';
import { broom, key, otherTabWrites, shopper, soap } from './testing/shopper';

const engraved = { ...soap, engraving: { text: 'Accueil' } };

it.each([
  ['replaces memory and session copy, with newer fields', JSON.stringify([engraved]), [engraved]],
  ['empties this cart when it is removed', null, []],
  ['is ignored when it is invalid', '[{', [broom]],
])('a cart that another tab writes %s', (_, written, lines) => {
  const store = shopper();
  store.set(addToCartAtom, broom);
  const stop = followCart(store);

  otherTabWrites(written);
  stop();
  otherTabWrites(JSON.stringify([soap, broom]));

  expect(store.get(cartLinesAtom)).toEqual(lines);
  expect(JSON.parse(sessionStorage.getItem(key) ?? '[]')).toEqual(lines);
});
