import { signInAtom, signOutAtom } from 'shared-contracts/auth';
import { addToCartAtom, cartLinesAtom, emptyCartAtom } from 'shared-contracts/cart';
import { keyOf, writeStorage } from 'shared-contracts/storage';
import { type Answers, product, refused, storeTokens, tokens } from 'shared-contracts/testing';
import { openShop } from '../testing';

const soap = { productCode: 'SAVON-1', quantity: 2 };
const broom = { productCode: 'BALAI-1', quantity: 1 };
const seen = keyOf('customer', 'recently-viewed');
const payment = keyOf('cart', 'payment');

const visit = (answers: Answers = {}, lines = [soap]) => openShop({ routes: [], answers, lines });

/** Of each copy of the cart: that it was emptied is a state, too. */
const revision = 'shopping_cart_revision';
const expectStored = (local: readonly string[], session: readonly string[]) =>
  expect([localStorage, sessionStorage].map((storage) => new Set(Object.keys(storage)))).toEqual([
    new Set(local),
    new Set(session),
  ]);

function otherTabRemoves(key: string) {
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
}

describe('sign-out', () => {
  it('removes everything from the device except its preferences', () => {
    const { store, queryClient } = visit();
    store.set(signInAtom, tokens('camille'));
    for (const key of [seen, payment, 'sph-list-view']) writeStorage('local', key, '[]');
    writeStorage('session', keyOf('cart', 'checkout'), '{}');
    queryClient.setQueryData(['orders'], []);
    queryClient.setQueryData(['product', 'SAVON-1'], product({ Code: 'SAVON-1' }));

    store.set(signOutAtom, 'chosen');

    expectStored([revision, 'sph-list-view'], [revision]);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
    expect(queryClient.getQueryData(['product', 'SAVON-1'])).toBeDefined();
  });

  it('preserves the cart and its payment when the session has expired', () => {
    const { store } = visit();
    store.set(signInAtom, tokens('camille'));
    for (const key of [seen, payment]) writeStorage('local', key, '[]');

    store.set(signOutAtom, 'expired');

    expect(store.get(cartLinesAtom)).toEqual([soap]);
    expectStored(['shopping_cart', revision, payment], ['shopping_cart', revision]);
  });

  it('in another tab also removes the data of this one', () => {
    storeTokens();
    const { store } = openShop({ routes: [], lines: [soap], signedIn: true });
    writeStorage('session', keyOf('cart', 'checkout'), '{}');
    writeStorage('session', keyOf('customer', 'note'), '{}');

    for (const key of ['sph-refresh', 'sph-access', 'shopping_cart']) otherTabRemoves(key);

    expect(store.get(cartLinesAtom)).toEqual([]);
    expectStored([revision], [revision]);
  });
});

describe('sign-in', () => {
  it('over the session of another customer removes that customer’s data before the page shows the next', () => {
    const { store, queryClient } = visit();
    store.set(signInAtom, tokens('camille'));
    queryClient.setQueryData(['profile'], { firstName: 'Camille' });
    writeStorage('local', seen, '[]');
    writeStorage('session', keyOf('cart', 'checkout'), '{}');

    store.set(signInAtom, tokens('karim', { sub: 'karim' }));

    expect(queryClient.getQueryData(['profile'])).toBeUndefined();
    expect(store.get(cartLinesAtom)).toEqual([]);
    expectStored([revision, 'sph-access', 'sph-access-received', 'sph-refresh'], [revision]);
  });

  const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
  /** Signs in; resolves once the response to the request for the cart has arrived. */
  const signIn = async ({ store }: ReturnType<typeof visit>) => {
    store.set(signInAtom, tokens('camille'));
    await nextTurn();
    return store.get(cartLinesAtom);
  };

  it('loads the cart of the account into an empty cart', async () => {
    expect(await signIn(visit({ 'GET cart': [soap, broom] }, []))).toEqual([soap, broom]);
    expect(JSON.parse(localStorage.getItem('shopping_cart') ?? '')).toEqual([soap, broom]);
  });

  it('preserves a cart with articles, without a request', async () => {
    const shop = visit({ 'GET cart': [broom] });

    expect(await signIn(shop)).toEqual([soap]);
    expect(shop.http.calls).toEqual([]);
  });

  it('preserves articles added while the account’s cart loads', async () => {
    const { store } = visit({ 'GET cart': [broom] }, []);

    store.set(signInAtom, tokens('camille'));
    store.set(addToCartAtom, soap);
    await nextTurn();

    expect(store.get(cartLinesAtom)).toEqual([soap]);
  });

  it('leaves the cart empty when the account’s cart cannot be loaded', async () => {
    expect(await signIn(visit({ 'GET cart': refused(503) }, []))).toEqual([]);
  });

  it('loads the cart only in the tab of the sign-in, and not on the next visit', async () => {
    const { store, http } = openShop({ routes: [], signedIn: true, answers: { 'GET cart': [broom] } });
    store.set(emptyCartAtom);

    storeTokens(tokens('karim'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'sph-access', storageArea: localStorage }));
    await nextTurn();

    expect(http.calls).toEqual([]);
  });
});
