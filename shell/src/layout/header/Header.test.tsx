import { act, screen, waitFor, within } from '@testing-library/react';
import { signInAtom } from 'shared-contracts/auth';
import { addToCartAtom } from 'shared-contracts/cart';
import { type Answers, refused, tokens } from 'shared-contracts/testing';
import { renderInShop } from '../../testing/render-in-shop';
import { Layout } from '../Layout';

const routes = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <h1>Accueil</h1> },
      { path: '/category-product/*', element: <h1>Famille</h1> },
      { path: '/profile', element: <h1>Mon profil</h1> },
    ],
  },
];

const Search = ({ onClose, typed }: Record<string, unknown>) => (
  <>
    <p>Résultats pour «{typed as string}»</p>
    <button type="button" onClick={onClose as () => void}>
      Fermer la recherche
    </button>
  </>
);

const visit = (answers: Answers = {}) =>
  renderInShop({ routes, answers, fragments: { 'mfe-catalogue': { Search } } });

const menuButton = () => screen.getByRole('button', { name: 'PRODUITS' });

describe('the products menu', () => {
  it('leads to lists in the order chosen before', async () => {
    localStorage.setItem('sph-list-sort', 'price');
    const { person } = visit();
    await screen.findByText('Housses conteneur');

    await person.click(menuButton());

    expect(screen.getByRole('link', { name: 'Housses conteneur' }).getAttribute('href')).toMatch(
      /^\/category-product\/.+\?tri=price$/,
    );
  });

  it('has every link in the HTML and shows them when somebody presses PRODUITS', async () => {
    const { person } = visit();
    const subcategory = await screen.findByText('Housses conteneur');
    expect(subcategory).not.toBeVisible();

    await person.click(menuButton());

    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Housses conteneur' })).toHaveAttribute(
      'href',
      '/category-product/SACS/HOUSSES',
    );
    expect(screen.getByRole('link', { name: 'CHIMIE' })).toHaveAttribute('href', '/category-product/CHIMIE');
    expect(screen.getAllByRole('link', { name: 'Tous les produits' })[0]).toHaveAttribute(
      'href',
      '/category-product',
    );
  });

  it('opens with Enter, is walked through with Tab and gives the focus back on Escape', async () => {
    const { person } = visit();
    await screen.findByText('Housses conteneur');
    menuButton().focus();

    await person.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('link', { name: /SACS/ })).toHaveFocus();

    await person.keyboard('{Escape}');
    expect(menuButton()).toHaveFocus();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus goes on to the next entry', async () => {
    const { person } = visit();
    await screen.findByText('Housses conteneur');
    await person.click(menuButton());

    act(() => screen.getByRole('link', { name: 'A PROPOS' }).focus());

    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('waits for a pointer that stays, and keeps open what a click confirms', async () => {
    const { person } = visit();
    await person.hover(menuButton());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');

    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'true'));
    await person.click(menuButton());

    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes once somebody has chosen a family', async () => {
    const { person } = visit();
    await screen.findByText('Housses conteneur');
    await person.click(menuButton());

    await person.click(screen.getByRole('link', { name: 'CHIMIE' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Famille' })).toBeInTheDocument();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says that the families could not be had and tries again', async () => {
    let attempts = 0;
    const answer = () =>
      attempts++ === 0 ? refused(503) : [{ code: 'CHR', name: 'CHR', subcategories: [] }];
    const { person } = visit({ 'GET products/categories': answer });
    await person.click(menuButton());
    expect(await screen.findByText('Erreur lors de la récupération des catégories')).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('link', { name: 'CHR' })).toBeVisible();
  });
});

describe('the menu of a phone', () => {
  it('leads from the families to a sub-category and back to where one was', async () => {
    const { person } = visit();
    await screen.findByText('Housses conteneur');
    await person.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));

    await person.click(menu.getByRole('button', { name: /SACS/ }));
    expect(menu.getByRole('button', { name: 'Retour aux familles' })).toHaveFocus();
    expect(menu.getByRole('link', { name: 'Sacs poubelle' })).toBeInTheDocument();

    await person.click(menu.getByRole('button', { name: 'Retour aux familles' }));
    expect(menu.getByRole('button', { name: /SACS/ })).toHaveFocus();
  });

  it('gives the focus back to its button when it is closed', async () => {
    const { person } = visit();
    await person.click(screen.getByRole('button', { name: 'Menu' }));

    await person.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

describe('the search', () => {
  it('opens below its button and gives the focus back when it is closed', async () => {
    const { person } = visit();
    const button = screen.getByRole('button', { name: 'Rechercher' });
    await person.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');

    await person.click(await screen.findByRole('button', { name: 'Fermer la recherche' }));

    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('is fetched when the pointer nears the button, not before', async () => {
    const { person, load } = visit();
    expect(load).not.toHaveBeenCalled();

    await person.hover(screen.getByRole('button', { name: 'Rechercher' }));

    expect(load).toHaveBeenCalledWith('mfe-catalogue', 'fragments');
  });
});

describe('the search that does not come', () => {
  const field = () => screen.findByRole('searchbox', { name: 'Rechercher un produit' });

  it('has its field at once, says so, and finds what was typed after another try', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const fragments: Record<string, { Search: typeof Search }> = {};
    const { person } = renderInShop({ routes, fragments });

    await person.click(screen.getByRole('button', { name: 'Rechercher' }));
    expect(await field()).toHaveFocus();
    expect(await screen.findByText(/ne répond pas/)).toBeVisible();
    await person.keyboard('savon');
    expect(await field()).toHaveValue('savon');
    fragments['mfe-catalogue'] = { Search };
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('Résultats pour «savon»')).toBeVisible();
  });

  it('can be closed', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const { person } = renderInShop({ routes });
    await person.click(screen.getByRole('button', { name: 'Rechercher' }));

    await person.click(await screen.findByRole('button', { name: 'Fermer la recherche' }));

    expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveFocus();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('the cart button', () => {
  it.each([
    [0, 'Panier, vide'],
    [1, 'Panier, 1 article'],
    [1200, 'Panier, 1200 articles'],
  ])('names a cart of %i', (quantity, name) => {
    const { store } = visit();

    act(() => store.set(addToCartAtom, { productCode: 'SP-110-N35', quantity }));

    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('shows no figure for an empty cart', () => {
    visit();

    expect(screen.getByRole('button', { name: 'Panier, vide' })).toHaveTextContent('');
  });
});

describe('the account', () => {
  it('offers the login to a visitor', async () => {
    const { person } = visit();

    await person.click(screen.getByRole('button', { name: 'Se connecter' }));

    expect(screen.getByRole('dialog', { name: 'Connexion ou création de compte' })).toBeInTheDocument();
  });

  it('greets a customer and leads to the profile', async () => {
    const { person, store, router } = visit();
    act(() => store.set(signInAtom, tokens()));
    expect(await screen.findByText('Bonjour Camille !')).toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Mon compte' }));

    expect(router.state.location).toMatchObject({ pathname: '/profile', search: '?informations' });
  });
});

describe('the catalogue', () => {
  it('says in the words of the API that it is still being made', async () => {
    const { person } = visit({
      'GET documents/catalogue.pdf': refused(503, { message: 'Le catalogue est en préparation.' }),
    });

    await person.click(screen.getByRole('link', { name: 'Télécharger le catalogue 2025 (PDF)' }));

    expect(await screen.findByText('Le catalogue est en préparation.')).toBeInTheDocument();
  });

  it('is saved under its year', async () => {
    URL.createObjectURL = () => 'blob:catalogue';
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { person } = visit({ 'GET documents/catalogue.pdf': new Blob(['%PDF']) });

    await person.click(screen.getByRole('link', { name: 'Télécharger le catalogue 2025 (PDF)' }));

    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.contexts[0]).toHaveAttribute('download', 'catalogue-2025.pdf');
  });
});
