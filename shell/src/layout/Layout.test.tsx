import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { openAuthDialogAtom, signInAtom, signOutAtom } from 'shared-contracts/auth';
import { openCartPanelAtom } from 'shared-contracts/cart';
import { environment, tokens } from 'shared-contracts/testing';
import { renderInShop } from '../testing/render-in-shop';
import { Layout } from './Layout';

/** A page whose heading comes with its data. */
function Late() {
  const [shown, setShown] = useState(false);
  return shown ? (
    <h1>Page lente</h1>
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Données
    </button>
  );
}

const routes = [
  {
    element: <Layout />,
    children: [
      {
        path: '/',
        element: (
          <>
            <h1>Accueil</h1>
            <a href="/suite">Suite</a>
            <a href="/lente">Lente</a>
            <a href="/?tri=prix">Par prix</a>
          </>
        ),
      },
      { path: '/suite', element: <h1>Suite de la visite</h1> },
      { path: '/lente', element: <Late /> },
    ],
  },
];

const CartPanel = () => null;

it('a page forgets what one customer has typed when another one signs in, not when the same one does', async () => {
  const form = [{ element: <Layout />, children: [{ path: '/', element: <input aria-label="Message" /> }] }];
  const { person, store } = renderInShop({ routes: form, signedIn: true });
  const message = () => screen.getByLabelText('Message');
  await person.type(message(), 'Un bidon est percé.');

  act(() => store.set(signOutAtom, 'expired'));
  act(() => store.set(signInAtom, tokens('camille')));
  expect(message()).toHaveValue('Un bidon est percé.');
  act(() => store.set(signInAtom, tokens('karim', { sub: 'karim' })));

  expect(message()).toHaveValue('');
});

describe('a navigation', () => {
  it('moves the focus to the heading of a new page, neither on the first page nor when only the query changes', async () => {
    const { person } = renderInShop({ routes });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    const sort = screen.getByRole('link', { name: 'Par prix' });
    await person.click(sort);
    expect(sort).toHaveFocus();

    await person.click(screen.getByRole('link', { name: 'Suite' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Suite de la visite' })).toHaveFocus();
  });

  it('leaves the focus to a visitor who uses the page before its heading is there', async () => {
    const { person } = renderInShop({ routes });
    await person.click(screen.getByRole('link', { name: 'Lente' }));

    await person.click(await screen.findByRole('button', { name: 'Données' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Page lente' })).not.toHaveFocus();
  });

  it.each([
    ['scrolls to the top, on Back too', false, 2],
    ['scrolls to the top, but not on Back when the environment leaves that to the browser', true, 1],
  ])('%s', async (_title, restoreScrollOnBack, count) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    const settings = { ...environment.settings, restoreScrollOnBack };
    const { router } = renderInShop({ routes, environment: { ...environment, settings } });

    await act(() => router.navigate('/suite'));
    await act(() => router.navigate(-1));

    expect(scrollTo.mock.calls).toEqual(Array(count).fill([0, 0]));
  });

  it.each(['/?tri=prix', '/suite#livraison'])('to %s keeps the scroll position', async (url) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    const { router } = renderInShop({ routes });

    await act(() => router.navigate(url));

    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('closes the cart panel and the sign-in dialog', async () => {
    const { store, router } = renderInShop({ routes, fragments: { 'mfe-cart-checkout': { CartPanel } } });
    act(() => {
      store.set(openCartPanelAtom);
      store.set(openAuthDialogAtom);
    });
    expect(screen.getAllByRole('dialog')).toHaveLength(2);

    await act(() => router.navigate('/suite'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a skip link focuses the search', async () => {
  const { person } = renderInShop({ routes });

  await person.click(screen.getByRole('link', { name: 'Aller à la recherche' }));

  expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveFocus();
});

it('the slot of the cart panel shows the panel with a retry while the cart remote is down', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { person, load } = renderInShop({ routes });

  await person.click(screen.getByRole('button', { name: 'Panier, vide' }));

  const panel = within(screen.getByRole('dialog', { name: 'VOTRE PANIER' }));
  const attempts = load.mock.calls.length;
  await person.click(await panel.findByRole('button', { name: 'Réessayer' }));
  expect(load.mock.calls.length).toBe(attempts + 1);
});
