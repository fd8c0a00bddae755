import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { Dialog } from '../dialog';
import { ToastMessage } from './ToastItem';
import { ToastRegion } from './ToastRegion';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const statuses = () => screen.getByRole('status');
const alerts = () => screen.getByRole('alert');
const notify = (message: string) => act(() => void toast.success(message));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.removeAll());
  jest.useRealTimers();
});

describe('ToastRegion', () => {
  it('renders its live regions before the first message', () => {
    render(<ToastRegion />);

    expect(statuses()).toBeEmptyDOMElement();
    expect(statuses()).toHaveAttribute('aria-live', 'polite');
    expect(alerts()).toHaveAttribute('aria-live', 'assertive');
  });

  it('shows a message for three seconds', async () => {
    render(<ToastRegion />);
    notify('Le produit a été ajouté au panier');

    await wait(2900);
    expect(statuses()).toHaveTextContent('Le produit a été ajouté au panier');
    await wait(200);

    expect(statuses()).toBeEmptyDOMElement();
  });

  it('keeps a toast open while the pointer is over it', async () => {
    render(<ToastRegion />);
    notify('Article supprimé');

    await user.hover(screen.getByText('Article supprimé'));
    await wait(10_000);
    expect(statuses()).toHaveTextContent('Article supprimé');
    await user.unhover(screen.getByText('Article supprimé'));
    await wait(3100);

    expect(statuses()).toBeEmptyDOMElement();
  });

  it('keeps a toast open while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<ToastRegion />);
    notify('Article supprimé');

    await wait(10_000);
    expect(statuses()).toHaveTextContent('Article supprimé');
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(3100);

    expect(statuses()).toBeEmptyDOMElement();
  });

  it('closes a toast with its button and returns the focus', async () => {
    render(
      <>
        <button type="button">Ajouter</button>
        <ToastRegion />
      </>,
    );
    notify('Article supprimé');
    await user.click(screen.getByRole('button', { name: 'Ajouter' }));

    await user.tab();
    await user.keyboard('{Enter}');

    expect(statuses()).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Ajouter' })).toHaveFocus();
  });

  it('shows only the last three messages', () => {
    render(<ToastRegion />);

    for (const message of ['un', 'deux', 'trois', 'quatre']) notify(message);

    expect(statuses()).toHaveTextContent('deuxtroisquatre');
    expect(statuses()).not.toHaveTextContent('un');
  });

  it('counts repeats of a message until three seconds after the last, then starts again at one', async () => {
    render(<ToastRegion />);
    for (const pause of [100, 2000, 2900]) {
      notify('Article supprimé');
      await wait(pause);
    }

    expect(within(statuses()).getAllByText('Article supprimé')).toHaveLength(1);
    expect(within(statuses()).getByText('3 fois')).toBeInTheDocument();
    await wait(200);
    expect(statuses()).toBeEmptyDOMElement();
    notify('Article supprimé');

    expect(statuses()).toHaveTextContent('Article supprimé');
    expect(statuses()).not.toHaveTextContent('fois');
  });

  it('announces an error as an alert, separate from a status with the same text', () => {
    render(<ToastRegion />);

    notify('Panier');
    act(() => void toast.error('Panier'));

    expect(statuses()).toHaveTextContent('Panier');
    expect(alerts()).toHaveTextContent('Panier');
  });

  it('closes a toast after its action', async () => {
    const undo = jest.fn();
    render(<ToastRegion />);
    act(() => void toast(<ToastMessage text="Article supprimé" actionLabel="Annuler" onAction={undo} />));

    await user.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(undo).toHaveBeenCalledTimes(1);
    expect(statuses()).toBeEmptyDOMElement();
  });

  it('moves into an open dialog, since everything outside is inert', async () => {
    const page = (open: boolean) => (
      <>
        <Dialog label="Connexion" open={open} onClose={() => {}}>
          Bonjour
        </Dialog>
        <ToastRegion />
      </>
    );
    const { rerender } = render(page(false));
    notify('Vous êtes connecté');

    rerender(page(true));
    await wait(0);
    expect(within(screen.getByRole('dialog')).getByText('Vous êtes connecté')).toBeInTheDocument();
    rerender(page(false));
    await wait(0);

    expect(screen.getByText('Vous êtes connecté')).toBeVisible();
  });
});
