import { onlineManager } from '@tanstack/react-query';
import { signInAtom, signOutAtom } from 'shared-contracts/auth';
import { addToCartAtom, cartLinesAtom, emptyCartAtom } from 'shared-contracts/cart';
import { keyOf, writeStorage } from 'shared-contracts/storage';
import { type Answers, environment, product, refused, storeTokens, tokens } from 'shared-contracts/testing';
import { openShop } from '../testing';
import { createShopApp } from './shop-app';

const soap = { productCode: 'SAVON-1', quantity: 2 };
const broom = { productCode: 'BALAI-1', quantity: 1 };
const seen = keyOf('customer', 'recently-viewed');
const payment = keyOf('cart', 'payment');

const visit = (answers: Answers = {}, lines = [soap]) => openShop({ routes: [], answers, lines });

const storedKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

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

    expect(storedKeys()).toEqual(['sph-list-view']);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
    expect(queryClient.getQueryData(['product', 'SAVON-1'])).toBeDefined();
  });

  it('preserves the cart and its payment when the session has expired', () => {
    const { store } = visit();
    store.set(signInAtom, tokens('camille'));
    for (const key of [seen, payment]) writeStorage('local', key, '[]');

    store.set(signOutAtom, 'expired');

    expect(store.get(cartLinesAtom)).toEqual([soap]);
    expect(storedKeys()).toEqual(['shopping_cart', 'shopping_cart', payment].toSorted());
  });

  it('also removes the data of other tabs', () => {
    storeTokens();
    const { store } = openShop({ routes: [], lines: [soap], signedIn: true });
    writeStorage('session', keyOf('cart', 'checkout'), '{}');
    writeStorage('session', keyOf('customer', 'note'), '{}');

    for (const key of ['sph-refresh', 'sph-access', 'shopping_cart']) otherTabRemoves(key);

    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(storedKeys()).toEqual([]);
  });
});

describe('sign-in', () => {
  const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

  it('loads the cart of the account into an empty cart', async () => {
    const { store } = visit({ 'GET cart': [soap, broom] }, []);

    store.set(signInAtom, tokens('camille'));
    await nextTurn();

    expect(store.get(cartLinesAtom)).toEqual([soap, broom]);
    expect(JSON.parse(localStorage.getItem('shopping_cart') ?? '')).toEqual([soap, broom]);
  });

  it('preserves a cart with articles, without a request', async () => {
    const { store, http } = visit({ 'GET cart': [broom] });

    store.set(signInAtom, tokens('camille'));
    await nextTurn();

    expect(store.get(cartLinesAtom)).toEqual([soap]);
    expect(http.calls).toEqual([]);
  });

  it('preserves articles added while the account’s cart loads', async () => {
    const { store } = visit({ 'GET cart': [broom] }, []);

    store.set(signInAtom, tokens('camille'));
    store.set(addToCartAtom, soap);
    await nextTurn();

    expect(store.get(cartLinesAtom)).toEqual([soap]);
  });

  it('leaves the cart empty when the account’s cart cannot be loaded', async () => {
    const { store } = visit({ 'GET cart': refused(503) }, []);

    store.set(signInAtom, tokens('camille'));
    await nextTurn();

    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('loads the cart only in the tab of the sign-in, and not on the next visit', async () => {
    const { store, http } = openShop({ routes: [], signedIn: true, answers: { 'GET cart': [broom] } });
    store.set(emptyCartAtom, 'ordered');

    storeTokens(tokens('karim'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'sph-access', storageArea: localStorage }));
    await nextTurn();

    expect(http.calls).toEqual([]);
  });
});

afterEach(() => onlineManager.setOnline(true));

it('attempts requests although the browser reports that it is offline', async () => {
  onlineManager.setOnline(false);
  const { queryClient } = createShopApp(environment);

  const answer = queryClient.fetchQuery({ queryKey: ['order'], queryFn: async () => 'CMD-1', gcTime: 0 });

  await expect(answer).resolves.toBe('CMD-1');
});
