/** @jest-environment node */
import { createStore } from 'jotai';
import { createPendingHydration } from './pending-hydration';
import { createRemotePages } from './remote-pages';
import { loaderOf } from './use-federation';

const owners = {
  'mfe-cart-checkout': { prefixes: ['order', 'invoice'], slots: ['CartPanel' as const] },
  'mfe-account': { prefixes: ['profile'], slots: [] },
};

it('adds only the pages of a remote that are below its prefixes', async () => {
  const exposed = [
    { id: 'cart:cart', path: 'order' },
    { id: 'cart:confirmation', path: '/invoice/:orderId' },
    { id: 'cart:of-another', path: 'profile/cart' },
    { id: 'cart:everything', path: '*' },
  ];
  const loader = loaderOf(async () => exposed);
  const pages = createRemotePages(loader, owners);

  await pages.learn('mfe-cart-checkout');

  expect(pages.routes('mfe-cart-checkout').map(({ id }) => id)).toEqual(['cart:cart', 'cart:confirmation']);
});

it('a part of a remote preloads the code of a page before the routes are known', async () => {
  const preload = jest.fn(async () => undefined);
  const exposed = Promise.resolve([{ id: 'cart:cart', path: 'order', handle: { preload } }]);
  const loader = loaderOf(() => exposed);
  const pages = createRemotePages(loader, owners);

  pages.deploymentOf('mfe-cart-checkout').preload('cart:cart');
  await pages.learn('mfe-cart-checkout');

  expect(preload).toHaveBeenCalledTimes(1);
});

describe('the page that the server rendered', () => {
  const route = { remote: 'mfe-account', id: 'account:profile', path: 'profile' };
  const open = (exposed: unknown) =>
    createRemotePages(
      loaderOf(async () => exposed),
      owners,
      createPendingHydration(route, { pathname: '/profile', search: '' }, createStore()),
    );

  it('has a route before its remote is loaded, and no other remote has one', () => {
    const pages = open([]);

    expect(pages.routes('mfe-account')).toMatchObject([{ id: 'account:profile', path: 'profile' }]);
    expect(pages.routes('mfe-cart-checkout')).toEqual([]);
    expect(pages.isKnown('mfe-account')).toBe(false);
  });

  it('is replaced by the routes that its remote exposes', async () => {
    const pages = open([route, { id: 'account:orders', path: 'profile/orders' }]);

    await pages.learn('mfe-account');

    expect(pages.routes('mfe-account').map(({ id }) => id)).toEqual(['account:profile', 'account:orders']);
  });
});
