import { fireEvent, screen } from '@testing-library/dom';
import { createStore } from 'jotai';
import { createPendingHydration } from './pending-hydration';
import { followPendingLinks } from './pending-links';
import { createRemotePages } from './remote-pages';
import { loaderOf } from './use-federation';

const route = { remote: 'mfe-catalogue', id: 'list', path: 'sacs' };
const owners = {
  'mfe-catalogue': { prefixes: ['sacs', 'product'], slots: [] },
  'mfe-account': { prefixes: ['profile'], slots: [] },
};
const html =
  '<main id="contenu"><a href="/about">À propos</a><a href="/profile?historique">Mon profil</a><a href="/product/SP-1">Sac</a></main>';

let stop = () => {};
afterEach(() => stop());

/** Opens a list of which only the shell is hydrated; the account's code is loaded. */
async function openList() {
  document.body.innerHTML = html;
  const pending = createPendingHydration(route, { pathname: '/sacs', search: '' }, createStore());
  const loader = loaderOf(async () => [{ id: 'account:profile', path: 'profile' }]);
  const pages = createRemotePages(loader, owners, pending);
  await pages.learn('mfe-account');
  const router = { navigate: jest.fn(async () => undefined) };
  stop = followPendingLinks(router, { pages, owners });
  return { pending, router };
}
const isLeftToBrowser = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

// jsdom logs that it cannot navigate.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

it.each([
  ['of the shell', 'À propos', '/about'],
  ['of another remote whose code is loaded', 'Mon profil', '/profile?historique'],
])('in a page whose code is pending, a link to a page %s opens it by the router', async (_, name, path) => {
  const { router } = await openList();

  expect(isLeftToBrowser(name)).toBe(false);
  expect(router.navigate.mock.calls).toEqual([[path, expect.anything()]]);
});

it('in a page whose code is pending, the browser follows a link to a page whose code is not loaded either', async () => {
  const { router } = await openList();

  expect(isLeftToBrowser('Sac')).toBe(true);
  expect(router.navigate).not.toHaveBeenCalled();
});

it('once its code is loaded, a page handles its links itself', async () => {
  const { pending, router } = await openList();

  pending.take();

  expect(isLeftToBrowser('À propos')).toBe(true);
  expect(router.navigate).not.toHaveBeenCalled();
});
