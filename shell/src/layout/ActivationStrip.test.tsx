import { act, screen, waitFor } from '@testing-library/react';
import { signInAtom, signOutAtom } from 'shared-contracts/auth';
import { type Answers, refused, tokens } from 'shared-contracts/testing';
import { registeredEmailAtom } from '../sign-in/registered-email';
import { renderInShop } from '../testing/render-in-shop';
import { ActivationStrip } from './ActivationStrip';

const page = [<ActivationStrip key="strip" />, <main key="page" id="contenu" tabIndex={-1} />];
const routes = [{ path: '/', element: page }];
const strip = () => screen.getByRole('status');

async function register(answers: Answers = {}) {
  const shop = renderInShop({ routes, answers });
  act(() => shop.store.set(registeredEmailAtom, 'lea@hotel.example'));
  expect(await screen.findByText('Activez votre compte')).toBeVisible();
  return shop;
}

const resend = () => screen.findByRole('button', { name: 'Renvoyer l’e-mail' });

it.each([
  ['the API sends it', { message: 'ok' }, 'L’e-mail vient d’être renvoyé.'],
  ['it was sent too often', refused(429, { message: 'Réessayez dans 1 heure.' }), 'Réessayez dans 1 heure.'],
  ['the API does not respond', refused(null), 'Le service ne répond pas. Réessayez dans un instant.'],
])('the button sends the email again, and the strip reports when %s', async (_, answer, message) => {
  const { person, http } = await register({ 'POST auth/verify/resend': answer });

  await person.click(await resend());

  await waitFor(() => expect(strip()).toHaveTextContent(message));
  expect(http.sent('POST auth/verify/resend')[0]?.body).toEqual({ email: 'lea@hotel.example' });
  expect(await resend()).toBeVisible();
});

it('a sentence replaces the button when the API cannot send the email again', async () => {
  const { person } = await register({ 'POST auth/verify/resend': refused(404) });

  await person.click(await resend());

  await waitFor(() =>
    expect(strip()).toHaveTextContent('Rien reçu ? Écrivez-nous à contact@boutique-sph.example.'),
  );
  expect(screen.queryByRole('button', { name: 'Renvoyer l’e-mail' })).not.toBeInTheDocument();
});

describe('the strip after a registration', () => {
  it('stays hidden after it was closed', async () => {
    const { person } = await register();

    await person.click(await screen.findByRole('button', { name: 'Masquer ce message' }));

    expect(strip()).toBeEmptyDOMElement();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays hidden after a sign-in, also after the sign-out', async () => {
    const { store } = await register();

    act(() => void store.set(signInAtom, tokens()));
    expect(strip()).toBeEmptyDOMElement();
    await act(async () => store.set(signOutAtom, 'chosen'));

    expect(strip()).toBeEmptyDOMElement();
  });
});
