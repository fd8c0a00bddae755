import { act, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { openAuthDialogAtom } from 'shared-contracts/auth';
import { openCartPanelAtom } from 'shared-contracts/cart';
import { environment } from 'shared-contracts/testing';
import { renderInShop } from '../testing/render-in-shop';
import { Layout } from './Layout';

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
            <a href="/?tri=prix">Par prix</a>
          </>
        ),
      },
      { path: '/suite', element: <h1>Suite de la visite</h1> },
    ],
  },
];

const CartPanel = () => null;

describe('a navigation', () => {
  it('moves the focus to the heading of the new page', async () => {
    const { person } = renderInShop({ routes });

    await person.click(screen.getByRole('link', { name: 'Suite' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Suite de la visite' })).toHaveFocus();
  });

  it('does not move the focus on the first page and when only the query changes', async () => {
    const { person } = renderInShop({ routes });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    const sort = screen.getByRole('link', { name: 'Par prix' });

    await person.click(sort);

    expect(sort).toHaveFocus();
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

describe('the skip links', () => {
  it('come first in the tab order and focus content, search and cart', async () => {
    const { person } = renderInShop({ routes });

    await person.tab();
    expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();

    await person.click(screen.getByRole('link', { name: 'Aller à la recherche' }));
    expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveFocus();
    await person.click(screen.getByRole('link', { name: 'Aller au panier' }));
    expect(screen.getByRole('button', { name: 'Panier, vide' })).toHaveFocus();
  });
});

describe('the slot of the cart panel', () => {
  it('shows the panel with a retry while the cart remote is down', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { person, load } = renderInShop({ routes });

    await person.click(screen.getByRole('button', { name: 'Panier, vide' }));

    const panel = within(screen.getByRole('dialog', { name: 'VOTRE PANIER' }));
    const attempts = load.mock.calls.length;
    await person.click(await panel.findByRole('button', { name: 'Réessayer' }));
    expect(load.mock.calls.length).toBe(attempts + 1);
  });
});

describe('a toast', () => {
  it('is shown although its code loads only with the first toast', async () => {
    renderInShop({ routes });

    act(() => void toast.success('Article supprimé'));

    expect(await screen.findByText('Article supprimé')).toBeVisible();
  });
});
