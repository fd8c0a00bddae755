import { screen } from '@testing-library/react';
import { openShop } from 'page-kit/testing';
import { StrictMode } from 'react';
import { isAuthenticatedAtom, signOutAtom } from 'shared-contracts/auth';
import { type Answers, refused, tokens } from 'shared-contracts/testing';
import { ToastRegion } from 'shared-ui/toast-region';
import { renderInShop } from '../../testing/render-in-shop';
import { VerifyEmailPage } from './VerifyEmailPage';

const routes = [
  {
    path: '/verify-email',
    element: (
      <StrictMode>
        <VerifyEmailPage />
      </StrictMode>
    ),
  },
  { path: '/purchase', element: <h1>Validation de la commande</h1> },
  {
    path: '/',
    element: (
      <>
        <h1>Accueil</h1>
        <ToastRegion />
      </>
    ),
  },
];

const refusal = "Echec de la vérification de l'email utilisateur";

function visit(answers: Answers, at = '/verify-email?token=abc') {
  return renderInShop({ routes, at, answers });
}

it('verifies once, signs in and leads home', async () => {
  const { store, http } = visit({ 'POST auth/verify?token=abc&mark=': tokens() });

  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeInTheDocument();

  expect(screen.getByText('Compte vérifié !')).toBeInTheDocument();
  expect(store.get(isAuthenticatedAtom)).toBe(true);
  expect(http.count('POST auth/verify?token=abc&mark=')).toBe(1);
});

describe('a registration that was made to order', () => {
  const answers = { 'POST auth/verify?token=abc&mark=': tokens() };
  const keepIntent = (since: number) => localStorage.setItem('sph-cart-order-intent', String(since));

  it('leads on to the checkout, once', async () => {
    keepIntent(Date.now() - 60_000);

    visit(answers);

    expect(await screen.findByRole('heading', { name: 'Validation de la commande' })).toBeInTheDocument();
    expect(localStorage.getItem('sph-cart-order-intent')).toBeNull();
  });

  it('leads home after more than a day', async () => {
    keepIntent(Date.now() - 25 * 60 * 60 * 1000);

    visit(answers);

    expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeInTheDocument();
  });

  it('leads home after a sign-out', async () => {
    keepIntent(Date.now());
    openShop({ routes }).store.set(signOutAtom, 'chosen');

    visit(answers);

    expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeInTheDocument();
  });
});

it('brings the mark of a registration that was made here, and drops it', async () => {
  localStorage.setItem('sph-registration', '0123456789abcdef0123456789abcdef');
  const call = 'POST auth/verify?token=abc&mark=0123456789abcdef0123456789abcdef';

  visit({ [call]: tokens() });

  expect(await screen.findByText('Compte vérifié !')).toBeInTheDocument();
  expect(localStorage.getItem('sph-registration')).toBeNull();
});

it('says that a password is to be chosen where the registration was made elsewhere', async () => {
  visit({ 'POST auth/verify?token=abc&mark=': { ...tokens(), choosePassword: true } });

  expect(await screen.findByText(/un e-mail vous invite à choisir votre mot de passe/)).toBeInTheDocument();
});

it('takes the token out of the address bar', async () => {
  const replaced = jest.spyOn(window.history, 'replaceState');

  visit({ 'POST auth/verify?token=abc&mark=': tokens() });

  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeInTheDocument();
  expect(replaced).toHaveBeenCalledWith(null, '', '/');
});

it('says that a link no longer works, in one alert and on the page', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation();

  visit({ 'POST auth/verify?token=abc&mark=': refused(400) });

  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(alert).toHaveBeenCalledTimes(1);
  expect(alert).toHaveBeenCalledWith(refusal);
});

it('takes a link without a token for one that does not work', async () => {
  jest.spyOn(window, 'alert').mockImplementation();

  visit({}, '/verify-email');

  expect(await screen.findByText(refusal)).toBeInTheDocument();
});
