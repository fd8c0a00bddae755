import { screen, waitFor } from '@testing-library/react';
import { enter, openShop } from 'page-kit/testing';
import { StrictMode } from 'react';
import { isAuthenticatedAtom, signOutAtom } from 'shared-contracts/auth';
import { type Answers, refused, tokens } from 'shared-contracts/testing';
import { ToastRegion } from 'shared-ui/toast-region';
import { renderInShop } from '../../testing/render-in-shop';
import { Component as VerifyEmailPage } from './VerifyEmailPage';

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
const mark = '0123456789abcdef0123456789abcdef';
const withoutMark = 'POST auth/verify?token=abc&mark=';
const withMark = `${withoutMark}${mark}`;
const passwordNeeded = refused(403, {
  code: 'password_needed',
  message: 'Saisissez le mot de passe choisi à l’inscription.',
  field: 'password',
});

function visit(answers: Answers, at = '/verify-email?token=abc') {
  return renderInShop({ routes, at, answers });
}

const activation = () => screen.findByRole('button', { name: 'Activer mon compte' });
const home = () => screen.findByRole('heading', { name: 'Accueil' });

async function activate({ person }: ReturnType<typeof visit>) {
  await person.click(await activation());
}

describe('in the browser of the registration', () => {
  beforeEach(() => localStorage.setItem('sph-registration', mark));

  it('the page verifies automatically, signs in, redirects home, and removes mark and token', async () => {
    const replaced = jest.spyOn(window.history, 'replaceState');
    const { store, http } = visit({ [withMark]: tokens() });

    expect(await home()).toBeInTheDocument();

    expect(await screen.findByText('Compte vérifié !')).toBeInTheDocument();
    expect(store.get(isAuthenticatedAtom)).toBe(true);
    expect(http.count(withMark)).toBe(1);
    expect(localStorage.getItem('sph-registration')).toBeNull();
    expect(replaced).toHaveBeenCalledWith(null, '', '/');
  });

  it.each([
    ['more than a day after', Date.now() - 25 * 60 * 60 * 1000, () => undefined],
    [
      'after a sign-out that followed',
      Date.now(),
      () => openShop({ routes }).store.set(signOutAtom, 'chosen'),
    ],
  ])('the page redirects home %s a registration during an order', async (_what, since, before) => {
    localStorage.setItem('sph-cart-order-intent', String(since));
    before();

    visit({ [withMark]: tokens() });

    expect(await home()).toBeInTheDocument();
  });
});

describe('in another browser', () => {
  it('only the button verifies, and redirects home when the API requires no password', async () => {
    const shop = visit({ [withoutMark]: tokens() });
    expect(await activation()).toBeVisible();
    expect(shop.http.count(withoutMark)).toBe(0);

    await activate(shop);

    expect(await home()).toBeInTheDocument();
    expect(shop.store.get(isAuthenticatedAtom)).toBe(true);
  });

  it('the form verifies with the password of the registration, and shows the refusal of a wrong one at its field', async () => {
    jest.spyOn(window, 'alert').mockImplementation();
    const shop = visit({ [withoutMark]: passwordNeeded });
    await activate(shop);
    const password = await screen.findByLabelText(/^Mot de passe choisi à l’inscription/);
    expect(password).toHaveFocus();
    expect(screen.getByRole('link', { name: /Mot de passe oublié/ })).toHaveAttribute(
      'href',
      '/reset-password',
    );

    shop.http.answers[withoutMark] = refused(403, {
      message: 'Ce mot de passe n’est pas le bon.',
      field: 'password',
    });
    await enter(shop.person, password, 'savon-vert');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Ce mot de passe n’est pas le bon.'));
    shop.http.answers[withoutMark] = tokens();
    await shop.person.clear(password);
    await enter(shop.person, password, 'savon-noir');

    expect(await home()).toBeInTheDocument();
    expect(shop.http.sent(withoutMark).map(({ body }) => body)).toEqual([
      undefined,
      { password: 'savon-vert' },
      { password: 'savon-noir' },
    ]);
    expect(window.alert).not.toHaveBeenCalled();
  });

  it('a link that no longer works is reported in one alert and on the page, with the next step', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation();
    const shop = visit({ [withoutMark]: refused(400) });

    await activate(shop);

    expect(await screen.findByText(refusal)).toBeInTheDocument();
    expect(
      screen.getByText(/si votre compte n’est pas encore vérifié, un nouveau lien vous sera envoyé/),
    ).toBeVisible();
    expect(alert.mock.calls).toEqual([[refusal]]);
  });

  it.each([
    ['the API does not respond', refused(null), 'Le service ne répond pas. Réessayez dans un instant.'],
    [
      'there were too many attempts',
      refused(429, { message: 'Réessayez dans 12 minutes.' }),
      'Réessayez dans 12 minutes.',
    ],
  ])('the button can be clicked again when %s', async (_, failure, reason) => {
    jest.spyOn(window, 'alert').mockImplementation();
    const shop = visit({ [withoutMark]: failure });

    await activate(shop);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${refusal}${reason}`);
    shop.http.answers[withoutMark] = tokens();
    await activate(shop);

    expect(await home()).toBeInTheDocument();
  });
});

it('a link without a token is refused', async () => {
  jest.spyOn(window, 'alert').mockImplementation();

  visit({}, '/verify-email');

  expect(await screen.findByText(refusal)).toBeInTheDocument();
});
