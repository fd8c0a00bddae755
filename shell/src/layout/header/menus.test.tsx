import { act, screen, waitFor, within } from '@testing-library/react';
import { signInAtom } from 'shared-contracts/auth';
import { refused, tokens } from 'shared-contracts/testing';
import { visit } from './testing/visit';

const menuButton = () => screen.getByRole('button', { name: 'PRODUITS' });

describe('the products menu', () => {
  it('opens with Enter, is navigable with Tab and returns the focus on Escape', async () => {
    const { person } = visit();
    await screen.findByText('Housses conteneur');
    menuButton().focus();

    await person.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('link', { name: /SACS/ })).toHaveFocus();

    await person.keyboard('{Escape}');
    expect(menuButton()).toHaveFocus();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens when the pointer hovers, closes on Escape with the focus elsewhere, and stays open when it is clicked', async () => {
    const { person } = visit();
    const isOpen = (open: boolean) =>
      waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', String(open)));
    await person.hover(menuButton());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await isOpen(true);
    await person.keyboard('{Escape}');
    await isOpen(false);
    expect(document.body).toHaveFocus();

    await person.unhover(menuButton());
    await person.hover(menuButton());
    await isOpen(true);
    await person.click(menuButton());

    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes when the focus moves to the next link of the navigation, and once a category is chosen', async () => {
    const { person } = visit();
    await screen.findByText('Housses conteneur');
    await person.click(menuButton());
    act(() => screen.getByRole('link', { name: 'A PROPOS' }).focus());
    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
    await person.click(menuButton());

    await person.click(screen.getByRole('link', { name: 'CHIMIE' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Famille' })).toBeInTheDocument();
    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('shows that the categories could not be fetched, with a retry', async () => {
    let down = true;
    const answer = () => (down ? refused(503) : [{ code: 'CHR', name: 'CHR', subcategories: [] }]);
    const { person } = visit({ 'GET products/categories': answer });
    await person.click(menuButton());
    expect(await screen.findByText('Erreur lors de la récupération des catégories')).toBeVisible();

    down = false;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('link', { name: 'CHR' })).toBeVisible();
  });
});

describe('the mobile menu', () => {
  it('greets a customer, shows the sub-categories of a category, and returns the focus to its entry', async () => {
    const { person, store } = visit();
    act(() => store.set(signInAtom, tokens()));
    await screen.findByText('Bonjour Camille !');
    await screen.findByText('Housses conteneur');
    await person.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    // A narrow header has no room for it.
    expect(await menu.findByText('Bonjour Camille !')).toBeInTheDocument();

    await person.click(await menu.findByRole('button', { name: /SACS/ }));
    expect(menu.getByRole('button', { name: 'Retour aux familles' })).toHaveFocus();
    expect(menu.getByRole('link', { name: 'Sacs poubelle' })).toBeInTheDocument();

    await person.click(menu.getByRole('button', { name: 'Retour aux familles' }));
    expect(menu.getByRole('button', { name: /SACS/ })).toHaveFocus();
  });

  it('closes on a click on one of its links, even if the router reports no navigation', async () => {
    const { person, router } = visit();
    await person.click(screen.getByRole('button', { name: 'Menu' }));
    jest.spyOn(router, 'navigate').mockResolvedValue();

    await person.click(await within(screen.getByRole('dialog')).findByRole('link', { name: 'PRODUITS' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
