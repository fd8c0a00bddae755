import { act, render, screen, waitFor, within } from '@testing-library/react';
import { enter, fill } from 'page-kit/testing';
import { isAuthenticatedAtom, openAuthDialogAtom } from 'shared-contracts/auth';
import { addToCartAtom } from 'shared-contracts/cart';
import { type Answers, refused, tokens } from 'shared-contracts/testing';
import { ToastRegion } from 'shared-ui/toast-region';
import { renderInShop } from '../testing/render-in-shop';
import { AuthDialog } from './AuthDialog';

const routes = [
  { path: '/', element: <AuthDialog /> },
  { path: '/purchase', element: <h1>Validation de la commande</h1> },
];

/** Opens the dialog; `purpose`: why the visitor needs an account. */
async function openAuthDialog(answers: Answers = {}, purpose?: 'order') {
  const shop = renderInShop({ routes, answers });
  render(<ToastRegion />);
  // Toasts follow the dialog after the next microtask.
  await act(async () => shop.store.set(openAuthDialogAtom, purpose));
  await screen.findByText("J'AI DÉJÀ UN COMPTE");
  const dialog = screen.getByRole('dialog', { name: 'Connexion ou création de compte' });
  return { ...shop, dialog };
}

const formOf = (title: string) => {
  const section = screen.getByText(title).closest('section');
  if (!section) throw new Error(`no form ${title}`);
  return within(section);
};
const login = () => formOf("J'AI DÉJÀ UN COMPTE");
const registration = () => formOf("JE N'AI PAS ENCORE DE COMPTE");

const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

type Opened = Awaited<ReturnType<typeof openAuthDialog>>;

async function logIn({ person }: Opened) {
  await fill(person, login().getByLabelText(/Identifiant/), 'camille');
  await enter(person, login().getByLabelText(/^Mot de passe/), 'secret');
}

async function register({ person }: Opened, password = 'savon-noir') {
  const form = registration();
  await fill(person, form.getByLabelText(/^Prénom/), 'Léa');
  await fill(person, form.getByLabelText(/^Nom/), 'Petit');
  await fill(person, form.getByLabelText(/^Entreprise/), 'Copro');
  await fill(person, form.getByLabelText(/^Adresse e-mail/), 'lea@copro.example');
  await fill(person, form.getByLabelText(/^Mot de passe/), password);
  await person.click(form.getByRole('button', { name: 'Créer mon compte' }));
}

describe('the login', () => {
  it('signs in once both fields are filled, with the marks of earlier sign-ins on this device, and closes the dialog', async () => {
    localStorage.setItem('sph-device-marks', '["mark-of-camille"]');
    const { person, store, http } = await openAuthDialog({ 'POST auth/login': tokens() });
    const button = login().getByRole('button', { name: 'Me connecter' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Remplissez les deux champs pour vous connecter.');
    await fill(person, login().getByLabelText(/Identifiant ou adresse e-mail/), ' camille ');
    await fill(person, login().getByLabelText(/^Mot de passe/), 'secret');
    await person.click(login().getByLabelText('Rester connecté'));

    await person.click(button);

    await dialogClosed();
    expect(store.get(isAuthenticatedAtom)).toBe(true);
    expect(http.sent('POST auth/login')[0]?.body).toEqual({
      username: 'camille',
      password: 'secret',
      _remember_me: true,
      device_marks: ['mark-of-camille'],
    });
  });

  it('keeps the typed username but not the password when the dialog is closed', async () => {
    const { person, store, dialog } = await openAuthDialog();
    await fill(person, login().getByLabelText(/Identifiant/), 'camille');
    await fill(person, login().getByLabelText(/^Mot de passe/), 'secret');

    await person.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await act(async () => store.set(openAuthDialogAtom));

    expect(login().getByLabelText(/Identifiant/)).toHaveValue('camille');
    expect(login().getByLabelText(/^Mot de passe/)).toHaveValue('');
  });
});

describe('the registration', () => {
  it('stores no intent to order when the visitor registers for another purpose', async () => {
    const shop = await openAuthDialog({ 'POST auth/register': { message: 'ok' } });

    await register(shop);

    await dialogClosed();
    expect(localStorage.getItem('sph-cart-order-intent')).toBeNull();
  });

  it('shows at the email field that an account with this address exists', async () => {
    const shop = await openAuthDialog({ 'POST auth/register': refused(409) });

    await register(shop);

    const email = registration().getByLabelText(/^Adresse e-mail/);
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Un compte existe déjà à cette adresse mail.'),
    );
    expect(email).toHaveFocus();
    expect(email).toHaveAttribute('aria-invalid', 'true');
  });

  it('shows an error and stays open when the API fails', async () => {
    const shop = await openAuthDialog({ 'POST auth/register': refused(500) });

    await register(shop);

    expect(await screen.findByText('Une erreur est survenue.')).toBeInTheDocument();
    expect(shop.dialog).toHaveAttribute('open');
  });

  it('refuses missing fields, with links that focus them, and a password of fewer than eight characters', async () => {
    const shop = await openAuthDialog();

    await shop.person.click(registration().getByRole('button', { name: 'Créer mon compte' }));
    expect(await registration().findByText('Cinq champs sont à corriger')).toBeInTheDocument();
    await shop.person.click(registration().getByRole('link', { name: 'Écrivez votre nom.' }));
    expect(registration().getByLabelText(/^Nom/)).toHaveFocus();
    await register(shop, 'court');

    expect(registration().getByLabelText(/^Mot de passe/)).toHaveAttribute('aria-invalid', 'true');
    expect(shop.http.count('POST auth/register')).toBe(0);
  });
});

describe('a visitor who signs in to order', () => {
  const answers = { 'POST auth/login': tokens() };
  const checkout = { name: 'Validation de la commande' };

  it('sees why to sign in, with the number of articles, and is redirected to the checkout', async () => {
    const shop = await openAuthDialog(answers, 'order');
    act(() => shop.store.set(addToCartAtom, { productCode: 'SPH-1', quantity: 1 }));
    expect(screen.getByText('Connectez-vous pour commander votre article')).toBeVisible();
    act(() => shop.store.set(addToCartAtom, { productCode: 'SPH-1', quantity: 5 }));
    expect(screen.getByText('Connectez-vous pour commander vos 6 articles')).toBeVisible();

    await logIn(shop);

    expect(await screen.findByRole('heading', checkout)).toBeVisible();
  });

  it('stays on the page after closing the dialog and signing in with another button', async () => {
    const shop = await openAuthDialog(answers, 'order');
    await shop.person.click(within(shop.dialog).getByRole('button', { name: 'Fermer' }));
    await act(async () => shop.store.set(openAuthDialogAtom));
    expect(screen.queryByText(/pour commander/)).not.toBeInTheDocument();

    await logIn(shop);

    await dialogClosed();
    expect(shop.router.state.location.pathname).toBe('/');
  });
});
