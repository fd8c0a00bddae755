import { act, screen, waitFor } from '@testing-library/react';
import { signInAtom } from 'shared-contracts/auth';
import { environment, refused, tokens } from 'shared-contracts/testing';
import { renderInShop } from '../../testing/render-in-shop';
import { routes, Search, visit } from './testing/visit';

describe('the search', () => {
  it('is loaded when the pointer enters the button, opens in a dialog, and can be closed', async () => {
    const { person, load } = visit();
    const button = screen.getByRole('button', { name: 'Rechercher' });
    expect(load).not.toHaveBeenCalled();
    await person.hover(button);
    expect(load).toHaveBeenCalledWith('mfe-catalogue', 'fragments');
    await person.click(button);
    expect(await screen.findByRole('dialog', { name: 'Recherche' })).toHaveTextContent('Résultats');
    expect(button).toHaveAttribute('aria-expanded', 'true');

    await person.click(screen.getByRole('button', { name: 'Fermer la recherche' }));

    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('can be closed while its code fails, shows its field, and searches the typed text after a retry', async () => {
    const field = () => screen.findByRole('combobox', { name: 'Rechercher un produit' });
    jest.spyOn(console, 'warn').mockReturnValue();
    const fragments: Record<string, { Search: typeof Search }> = {};
    const { person } = renderInShop({ routes, fragments });
    const open = () => person.click(screen.getByRole('button', { name: 'Rechercher' }));
    await open();
    await person.click(await screen.findByRole('button', { name: 'Fermer la recherche' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();

    await open();
    expect(await field()).toHaveFocus();
    expect(await screen.findByText(/ne répond pas/)).toBeVisible();
    await person.keyboard('savon');
    expect(await field()).toHaveValue('savon');
    fragments['mfe-catalogue'] = { Search };
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('Résultats pour «savon»')).toBeVisible();
  });
});

it('the account button opens the profile for a customer, who is greeted by name', async () => {
  const { person, store, router } = visit();
  act(() => store.set(signInAtom, tokens()));
  expect(await screen.findByText('Bonjour Camille !')).toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Mon compte' }));

  expect(router.state.location).toMatchObject({ pathname: '/profile', search: '?informations' });
});

describe('the catalogue link', () => {
  it('is the file that the environment names, regardless of the API', () => {
    const catalogueUrl = 'https://files.example/catalogue.pdf';
    renderInShop({ routes, extras: false, environment: { ...environment, catalogueUrl } });

    for (const link of screen.getAllByRole('link', { name: /catalogue 2025 \(PDF\)/i }))
      expect(link).toHaveAttribute('href', catalogueUrl);
  });

  it('shows the message of the API while the catalogue is being generated', async () => {
    const { person } = visit({
      'GET documents/catalogue.pdf': refused(503, { message: 'Le catalogue est en préparation.' }),
    });

    await person.click(screen.getByRole('link', { name: 'Télécharger le catalogue 2025 (PDF)' }));

    expect(await screen.findByText('Le catalogue est en préparation.')).toBeInTheDocument();
  });

  it('saves the file with the year in its name', async () => {
    URL.createObjectURL = () => 'blob:catalogue';
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { person } = visit({ 'GET documents/catalogue.pdf': new Blob(['%PDF']) });

    await person.click(screen.getByRole('link', { name: 'Télécharger le catalogue 2025 (PDF)' }));

    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.contexts[0]).toHaveAttribute('download', 'catalogue-2025.pdf');
  });
});
