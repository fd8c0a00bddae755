import { act, screen, waitFor } from '@testing-library/react';
import { signInAtom, signOutAtom } from 'shared-contracts/auth';
import { type Answers, refused, tokens } from 'shared-contracts/testing';
import { registeredEmailAtom } from '../sign-in/registered-email';
import { renderInShop } from '../testing/render-in-shop';
import { ActivationStrip } from './ActivationStrip';

const routes = [{ path: '/', element: <ActivationStrip /> }];
const strip = () => screen.getByRole('status');

/** Registers, and loads the page again. */
async function registerAndReload(answers: Answers = {}) {
  const first = renderInShop({ routes, answers });
  act(() => first.store.set(registeredEmailAtom, 'lea@hotel.example'));
  expect(await screen.findByText('Activez votre compte')).toBeVisible();
  first.unmount();
  return renderInShop({ routes, answers });
}

afterEach(() => sessionStorage.clear());

const resend = () => screen.findByRole('button', { name: 'Renvoyer l’e-mail' });

it.each([
  ['the API sends it', { message: 'ok' }, 'L’e-mail vient d’être renvoyé.'],
  ['it was sent too often', refused(429, { message: 'Réessayez dans 1 heure.' }), 'Réessayez dans 1 heure.'],
  ['the API does not answer', refused(null), 'Le service ne répond pas. Réessayez dans un instant.'],
])(
  'the mail of a registration is sent again on demand, and the strip says when %s',
  async (_, answer, words) => {
    const { person, http } = await registerAndReload({ 'POST auth/verify/resend': answer });

    await person.click(await resend());

    await waitFor(() => expect(strip()).toHaveTextContent(words));
    expect(http.sent('POST auth/verify/resend')[0]?.body).toEqual({ email: 'lea@hotel.example' });
    expect(await resend()).toBeVisible();
  },
);

it('where the API sends no mail again, a sentence replaces the button', async () => {
  const { person } = await registerAndReload({ 'POST auth/verify/resend': refused(404) });

  await person.click(await resend());

  await waitFor(() =>
    expect(strip()).toHaveTextContent('Rien reçu ? Écrivez-nous à contact@boutique-sph.example.'),
  );
  expect(screen.queryByRole('button', { name: 'Renvoyer l’e-mail' })).not.toBeInTheDocument();
});

describe('the strip after a registration', () => {
  it('is hidden after it was closed, also on the next page', async () => {
    const { person, unmount } = await registerAndReload();

    await person.click(await screen.findByRole('button', { name: 'Masquer ce message' }));
    expect(strip()).toBeEmptyDOMElement();
    unmount();
    renderInShop({ routes });

    expect(strip()).toBeEmptyDOMElement();
  });

  it('is hidden after the sign-in, also once signed out again', async () => {
    const { store } = await registerAndReload();

    act(() => void store.set(signInAtom, tokens()));
    expect(strip()).toBeEmptyDOMElement();
    await act(async () => store.set(signOutAtom, 'chosen'));

    expect(strip()).toBeEmptyDOMElement();
  });

  it('ignores a stored text that is no address, and reserves no room for it', () => {
    sessionStorage.setItem('sph-registered', 'Appelez le 0899 000 000 !');
    document.documentElement.dataset.registered = '';

    renderInShop({ routes });

    expect(strip()).toBeEmptyDOMElement();
    expect(document.documentElement.dataset.registered).toBeUndefined();
  });
});
