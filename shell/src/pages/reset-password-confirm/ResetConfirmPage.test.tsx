import { act, screen } from '@testing-library/react';
import { fill } from 'page-kit/testing';
import { isAuthenticatedAtom, signInAtom } from 'shared-contracts/auth';
import { type Answers, refused, tokens } from 'shared-contracts/testing';
import { ToastRegion } from 'shared-ui/toast-region';
import { renderInShop } from '../../testing/render-in-shop';
import { Component as ResetConfirmPage } from './ResetConfirmPage';
import { requireToken } from './require-token';

const routes = [
  {
    path: '/reset-password/confirm',
    loader: requireToken,
    HydrateFallback: () => null,
    element: (
      <>
        <ResetConfirmPage />
        <ToastRegion />
      </>
    ),
  },
  { path: '/', element: <h1>Accueil</h1> },
];

async function visit(answers: Answers = {}) {
  const shop = renderInShop({ routes, at: '/reset-password/confirm?token=abc', answers });
  await screen.findByRole('heading', { name: 'Nouveau mot de passe' });
  return shop;
}

async function choose({ person }: Awaited<ReturnType<typeof visit>>, password: string, repeated = password) {
  await fill(person, screen.getByLabelText(/^Nouveau mot de passe/), password);
  await fill(person, screen.getByLabelText(/^Confirmez le mot de passe/), repeated);
  await person.click(screen.getByRole('button', { name: 'Confirmer' }));
}

it('a changed password ends the session of a customer who is signed in here, and is confirmed with the focus', async () => {
  const shop = await visit({ 'POST auth/password/reset/confirm': { message: 'ok' } });
  act(() => shop.store.set(signInAtom, tokens('karim', { sub: 'karim' })));

  await choose(shop, 'savon-noir');

  expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible();
  expect(shop.store.get(isAuthenticatedAtom)).toBe(false);
  expect(screen.getByText('Votre nouveau mot de passe est enregistré.').closest(':focus')).not.toBeNull();
});

it('refuses two different passwords, in an alert and on the page, and one of fewer than six characters', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation();
  const shop = await visit();
  await choose(shop, 'savon');
  expect(await screen.findByText('Le mot de passe compte 6 caractères au minimum.')).toBeInTheDocument();

  await choose(shop, 'savon-noir', 'savon-vert');

  expect(alert).toHaveBeenCalledWith('Vos mots de passe doivent correspondre.');
  expect(screen.getByText('Vos mots de passe doivent correspondre.')).toBeInTheDocument();
  expect(shop.http.calls).toEqual([]);
});

it('offers a new link when the link has expired', async () => {
  const shop = await visit({ 'POST auth/password/reset/confirm': refused(400) });

  await choose(shop, 'savon-noir');

  expect(await screen.findByText('Une erreur est survenue.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
});

it('redirects to the home page without a token', async () => {
  renderInShop({ routes, at: '/reset-password/confirm' });

  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeInTheDocument();
});
