import { authDialogOpenAtom, followSession, isAuthenticatedAtom, openAuthDialogAtom } from '../auth';
import { addToCartAtom, cartLinesAtom } from '../cart';
import { listen } from '../events';
import { soap, storeTokens, visitor } from '../testing/stored-session';
import { accessToken, tokens } from '../testing/tokens';

describe('a session in step with other tabs', () => {
  const otherTabChanged = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

  function watched(store = visitor()) {
    const heard: string[] = [];
    const stops = [
      listen('account:signed-in', () => heard.push('in')),
      listen('account:signed-out', ({ reason }) => heard.push(`out, ${reason}`)),
      followSession(store),
    ];
    const stop = () => {
      for (const stopOne of stops) stopOne();
    };
    return { store, heard, stop };
  }

  it('signs out when another tab does, and leaves the cart to its mirror', () => {
    storeTokens();
    const { store, heard, stop } = watched();
    store.set(addToCartAtom, soap);

    localStorage.removeItem('sph-refresh');
    otherTabChanged('sph-refresh');
    localStorage.removeItem('sph-access');
    otherTabChanged('sph-access');
    stop();

    expect(store.get(isAuthenticatedAtom)).toBe(false);
    expect(store.get(cartLinesAtom)).toEqual([soap]);
    expect(heard).toEqual(['out, expired']);
  });

  it('takes newer tokens over without a word', () => {
    storeTokens();
    const { store, heard, stop } = watched();

    storeTokens(tokens('renewed'));
    otherTabChanged('sph-refresh');
    otherTabChanged('sph-access');
    stop();

    expect(store.get(isAuthenticatedAtom)).toBe(true);
    expect(heard).toEqual([]);
  });

  it('signs in when another tab does', () => {
    const { store, heard, stop } = watched();
    store.set(openAuthDialogAtom);

    storeTokens();
    otherTabChanged('sph-refresh');
    otherTabChanged('sph-access');
    stop();

    expect(store.get(isAuthenticatedAtom)).toBe(true);
    expect(store.get(authDialogOpenAtom)).toBe(false);
    expect(heard).toEqual(['in']);
  });

  it('changes the customer when another tab signs somebody else in', () => {
    storeTokens();
    const { store, heard, stop } = watched();

    storeTokens({ access_token: accessToken('karim', { sub: 'karim' }), refresh_token: 'refresh-karim' });
    otherTabChanged('sph-access');
    stop();

    expect(store.get(isAuthenticatedAtom)).toBe(true);
    expect(heard).toEqual(['out, expired', 'in']);
  });

  it('stays as it is once it no longer follows', () => {
    storeTokens();
    const { store, stop } = watched();
    stop();

    localStorage.clear();
    otherTabChanged('sph-refresh');

    expect(store.get(isAuthenticatedAtom)).toBe(true);
  });
});
