import { act, fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { followLinks } from 'page-kit/app';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPendingHydration } from './pending-hydration';
import { followPendingLinks } from './pending-links';
import { createRemotePages } from './remote-pages';
import { loaderOf } from './use-federation';

const route = { remote: 'mfe-catalogue', id: 'list', path: 'sacs' };
const owners = {
  'mfe-catalogue': { prefixes: ['sacs', 'product'], slots: [] },
  'mfe-account': { prefixes: ['profile'], slots: [] },
};

/** As the server sends it: the content is in a Suspense boundary. */
const html =
  '<header><a href="/">Boutique</a></header><main id="contenu"><!--$--><a href="/about">À propos</a><a href="/profile?historique">Mon profil</a><a href="/product/SP-1">Sac</a><!--/$--></main>';

interface ContentProps {
  readonly ready: Promise<void>;
  readonly onFollow: () => void;
}

function Content({ ready, onFollow }: ContentProps) {
  use(ready);
  return (
    <>
      <a href="/about" onClick={onFollow}>
        À propos
      </a>
      <a href="/profile?historique">Mon profil</a>
      <a href="/product/SP-1">Sac</a>
    </>
  );
}

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanups.splice(0)) stop();
});

/** Opens a list of which only the shell is hydrated; the account's code is loaded. */
async function openList() {
  const pending = createPendingHydration(route, { pathname: '/sacs', search: '' }, createStore());
  const loader = loaderOf(async () => [{ id: 'account:profile', path: 'profile' }]);
  const pages = createRemotePages(loader, owners, pending);
  await pages.learn('mfe-account');
  const router = { navigate: jest.fn(async () => undefined) };
  cleanups.push(followLinks(router), followPendingLinks(router, { pages, owners }));
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const onFollow = jest.fn();
  const root = await act(() =>
    hydrateRoot(
      container,
      <>
        <header>
          <a href="/">Boutique</a>
        </header>
        <main id="contenu">
          <Suspense>
            <Content ready={pending.ready} onFollow={onFollow} />
          </Suspense>
        </main>
      </>,
    ),
  );
  cleanups.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  const isLeftToBrowser = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  return { pending, router, onFollow, isLeftToBrowser };
}

describe('in a page from the server whose code is pending', () => {
  it.each([
    ['of the shell', 'À propos', '/about'],
    ['of another remote whose code is loaded', 'Mon profil', '/profile?historique'],
  ])('a link to a page %s opens it without loading a document', async (_, name, path) => {
    const { router, isLeftToBrowser } = await openList();

    expect(isLeftToBrowser(name)).toBe(false);
    expect(router.navigate.mock.calls).toEqual([[path, expect.anything()]]);
  });

  it('the browser follows a link to a page whose code is not loaded either', async () => {
    // jsdom logs that it cannot navigate.
    jest.spyOn(console, 'error').mockReturnValue();
    const { router, isLeftToBrowser } = await openList();

    expect(isLeftToBrowser('Sac')).toBe(true);
    expect(router.navigate).not.toHaveBeenCalled();
  });
});

it('once the code is loaded, a click on a link runs its handler and navigates once', async () => {
  const { pending, router, onFollow, isLeftToBrowser } = await openList();
  await act(async () => pending.take());

  expect(isLeftToBrowser('À propos')).toBe(false);
  expect(onFollow).toHaveBeenCalledTimes(1);
  expect(router.navigate).toHaveBeenCalledTimes(1);
});
