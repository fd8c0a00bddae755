import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RouterProvider, useLocation } from 'react-router-dom';
import { Dialog } from 'shared-ui/dialog';
import { createPageRouter } from './create-page-router';

/** A page that closes its dialogs itself. */
function Bags() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const { search } = useLocation();
  return (
    <>
      <h1>Sacs</h1>
      <p>{search}</p>
      <a href="#avis">Avis</a>
      <button type="button" onClick={() => setOpen(true)}>
        Se connecter
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        Demander
      </button>
      <Dialog label="Connexion" open={open} onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setOpen(false)}>
          Me connecter
        </button>
      </Dialog>
      <Dialog label="Question" open={asking} onClose={() => setAsking(false)}>
        <button type="button" onClick={() => setAsking(false)}>
          Oui
        </button>
      </Dialog>
    </>
  );
}

function load() {
  const router = createPageRouter([
    { path: '/', element: <h1>Accueil</h1> },
    { path: '/sacs', Component: Bags },
    { path: '/balais', element: <h1>Balais</h1> },
  ]);
  return { ...render(<RouterProvider router={router} />), router };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectPage = async (name: string) => expect(await screen.findByRole('heading', { name })).toBeVisible();

/** Opens a page and its dialog from the home page. */
async function openDialog() {
  window.history.pushState(null, '', '/');
  const shop = load();
  await act(() => shop.router.navigate('/sacs'));
  await press('Se connecter');
  return shop;
}

describe('Back leaves a page with one press', () => {
  it('after the page closed two dialogs', async () => {
    await openDialog();
    await press('Me connecter');
    await press('Demander');
    await press('Oui');

    window.history.back();

    await expectPage('Accueil');
  });

  it('after a reload while its dialog was open', async () => {
    const { unmount } = await openDialog();
    unmount();
    load();
    await expectPage('Sacs');

    window.history.back();

    await expectPage('Accueil');
  });

  it('to which it returned from a page that its dialog opened', async () => {
    const { router } = await openDialog();
    await act(() => router.navigate('/balais'));
    window.history.back();
    await expectPage('Sacs');

    window.history.back();

    await expectPage('Accueil');
  });
});

it('Back closes a dialog although the page closed another one over it', async () => {
  await openDialog();
  await press('Demander');
  await press('Oui');

  window.history.back();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectPage('Sacs');
});

it('Back closes a dialog and undoes what its links have changed in the page', async () => {
  const { router } = await openDialog();
  await act(() => router.navigate('/sacs?couleur=noir', { replace: true }));

  window.history.back();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

it('Back from a fragment of the first page stays on that page', async () => {
  window.history.pushState(null, '', '/sacs');
  const { router } = load();
  await userEvent.click(screen.getByRole('link', { name: 'Avis' }));
  expect(router.state.location.hash).toBe('#avis');

  await act(() => router.navigate(-1));

  expect(router.state.location).toMatchObject({ pathname: '/sacs', hash: '' });
});
