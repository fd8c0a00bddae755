import { act, screen } from '@testing-library/react';
import { fill } from 'page-kit/testing';
import { signInAtom } from 'shared-contracts/auth';
import { refused, tokens, environment as usual } from 'shared-contracts/testing';
import { renderInShop } from '../../testing/render-in-shop';
import { Component as LoginPage, returnTo } from './LoginPage';

const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/', element: <h1>Accueil</h1> },
  { path: '/purchase', element: <h1>Commande</h1> },
];

function visit(answers = {}, state?: unknown, hideAccountExistence = false) {
  const settings = { ...usual.settings, hideAccountExistence };
  return renderInShop({ routes, at: '/login', state, answers, environment: { ...usual, settings } });
}

async function signIn({ person }: ReturnType<typeof visit>) {
  await fill(person, screen.getByLabelText(/Identifiant ou adresse e-mail/), 'camille');
  await fill(person, screen.getByLabelText(/^Mot de passe/), 'secret');
  await person.click(screen.getByRole('button', { name: 'Se connecter' }));
}

it.each([
  ['the home page', undefined, 'Accueil'],
  ['the page that required the sign-in', { returnTo: '/purchase' }, 'Commande'],
])('redirects to %s after the sign-in, replacing the history entry', async (_where, state, name) => {
  const shop = visit({ 'POST auth/login': tokens() }, state);

  await signIn(shop);

  expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  expect(shop.router.state.historyAction).toBe('REPLACE');
});

it.each([
  ['a 401 with a hint to verify a new account, if accounts are hidden', 401, true, true],
  ['a 429 without that hint, if accounts are hidden', 429, true, false],
  ['a 401 without that hint, if accounts are not hidden', 401, false, false],
])('the page keeps the username and shows %s', async (_what, status, hidden, isHinted) => {
  await signIn(visit({ 'POST auth/login': refused(status) }, undefined, hidden));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Erreur lors de la connexion/);
  expect(screen.getByLabelText(/Identifiant/)).toHaveValue('camille');
  const hint = /Compte récent\s\? Vérifiez d’abord votre adresse\./;
  expect(hint.test(alert.textContent ?? '')).toBe(isHinted);
});

it('redirects a signed-in user to the home page', async () => {
  const { store } = visit();

  act(() => store.set(signInAtom, tokens()));

  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeInTheDocument();
});

it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 42, null])('never redirects to %p', (url) => {
  expect(returnTo({ returnTo: url })).toBe('/');
});
