import { act, screen, waitFor } from '@testing-library/react';
import { signInAtom, signOutAtom } from 'shared-contracts/auth';
import { tokens } from 'shared-contracts/testing';
import { registeredAddressAtom } from '../sign-in/registered-address';
import { renderInShop } from '../testing/render-in-shop';
import { RegisteredStrip } from './RegisteredStrip';

const routes = [{ path: '/', element: <RegisteredStrip /> }];
const strip = () => screen.getByRole('status');
const told = /^Activez votre compte par le lien de l’e-mail envoyé à lea@hotel\.example/;

/** Registers, and loads the page again. */
async function registerAndReload() {
  const first = renderInShop({ routes });
  act(() => first.store.set(registeredAddressAtom, 'lea@hotel.example'));
  expect(await screen.findByText('Activez votre compte')).toBeVisible();
  first.unmount();
  return renderInShop({ routes });
}

afterEach(() => sessionStorage.clear());

describe('whoever has just registered', () => {
  it('is still sent to the mailbox after the page was loaded again', async () => {
    await registerAndReload();

    await waitFor(() => expect(strip()).toHaveTextContent(told));
  });

  it('is told no more after having closed it, also by the next page', async () => {
    const { person, unmount } = await registerAndReload();

    await person.click(await screen.findByRole('button', { name: 'Masquer ce message' }));
    expect(strip()).toBeEmptyDOMElement();
    unmount();
    renderInShop({ routes });

    expect(strip()).toBeEmptyDOMElement();
  });

  it('is told no more after having signed in, also once signed out again', async () => {
    const { store } = await registerAndReload();

    act(() => void store.set(signInAtom, tokens()));
    expect(strip()).toBeEmptyDOMElement();
    await act(async () => store.set(signOutAtom, 'chosen'));

    expect(strip()).toBeEmptyDOMElement();
  });

  it('reads nothing that somebody else has put there, for which no room is kept either', () => {
    sessionStorage.setItem('sph-registered', 'Appelez le 0899 000 000 !');
    document.documentElement.dataset.registered = '';

    renderInShop({ routes });

    expect(strip()).toBeEmptyDOMElement();
    expect(document.documentElement.dataset.registered).toBeUndefined();
  });
});
