import { authDialogOpenAtom, followSession, isAuthenticatedAtom, openAuthDialogAtom } from '../auth';
import { addToCartAtom, cartLinesAtom } from '../cart/cart';
import { soap } from '../cart/testing/shopper';
import { listen } from '../events';
import { accessToken, storeTokens, tokens } from '../testing/tokens';
import { visitor } from '../testing/visitor';

const camille = tokens('camille');
const karim = { access_token: accessToken('karim', { sub: 'karim' }), refresh_token: 'refresh-karim' };

it.each([
  ['a sign-out', camille, null, false, ['out, expired']],
  ['newer tokens', camille, tokens('renewed'), true, []],
  ['a sign-in', null, camille, true, ['in']],
  ['the sign-in of another customer', camille, karim, true, ['out, expired', 'in']],
] as const)(
  '%s in another tab is applied and announced, and the cart stays',
  (_, before, after, isIn, events) => {
    if (before) storeTokens(before);
    const store = visitor();
    store.set(addToCartAtom, soap);
    store.set(openAuthDialogAtom);
    const announced: string[] = [];
    const stops = [
      listen('account:signed-in', () => announced.push('in')),
      listen('account:signed-out', ({ reason }) => announced.push(`out, ${reason}`)),
      followSession(store),
    ];

    const otherTabWrites = (key: string, value: string | undefined) => {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    };
    otherTabWrites('sph-refresh', after?.refresh_token);
    otherTabWrites('sph-access', after?.access_token);
    for (const stop of stops) stop();
    otherTabWrites('sph-refresh', undefined);

    expect(store.get(isAuthenticatedAtom)).toBe(isIn);
    expect(store.get(cartLinesAtom)).toEqual([soap]);
    expect(announced).toEqual(events);
    expect(store.get(authDialogOpenAtom)).toBe(!events.includes('in' as never));
  },
);
