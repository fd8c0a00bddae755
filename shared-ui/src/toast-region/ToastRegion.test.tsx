import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { Dialog } from '../dialog';
import { ToastMessage } from './ToastItem';
import { ToastRegion } from './ToastRegion';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const news = () => screen.getByRole('status');
const alerts = () => screen.getByRole('alert');
const say = (message: string) => act(() => void toast.success(message));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.removeAll());
  jest.useRealTimers();
});

describe('ToastRegion', () => {
  it('is in the page before the first message', () => {
    render(<ToastRegion />);

    expect(news()).toBeEmptyDOMElement();
    expect(news()).toHaveAttribute('aria-live', 'polite');
    expect(alerts()).toHaveAttribute('aria-live', 'assertive');
  });

  it('shows news for three seconds', async () => {
    render(<ToastRegion />);
    say('Le produit a été ajouté au panier');

    await wait(2900);
    expect(news()).toHaveTextContent('Le produit a été ajouté au panier');
    await wait(200);

    expect(news()).toBeEmptyDOMElement();
  });

  it('waits while the pointer is on it', async () => {
    render(<ToastRegion />);
    say('Article supprimé');

    await user.hover(screen.getByText('Article supprimé'));
    await wait(10_000);
    expect(news()).toHaveTextContent('Article supprimé');
    await user.unhover(screen.getByText('Article supprimé'));
    await wait(3100);

    expect(news()).toBeEmptyDOMElement();
  });

  it('waits while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<ToastRegion />);
    say('Article supprimé');

    await wait(10_000);
    expect(news()).toHaveTextContent('Article supprimé');
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(3100);

    expect(news()).toBeEmptyDOMElement();
  });

  it('closes at a click and gives the focus back', async () => {
    render(
      <>
        <button type="button">Ajouter</button>
        <ToastRegion />
      </>,
    );
    say('Article supprimé');
    await user.click(screen.getByRole('button', { name: 'Ajouter' }));

    await user.tab();
    await user.keyboard('{Enter}');

    expect(news()).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Ajouter' })).toHaveFocus();
  });

  it('shows the last three', () => {
    render(<ToastRegion />);

    for (const message of ['un', 'deux', 'trois', 'quatre']) say(message);

    expect(news()).toHaveTextContent('deuxtroisquatre');
    expect(news()).not.toHaveTextContent('un');
  });

  it('counts repeats of a text for three seconds after the last one, then starts at one', async () => {
    render(<ToastRegion />);
    for (const pause of [100, 2000, 2900]) {
      say('Article supprimé');
      await wait(pause);
    }

    expect(within(news()).getAllByText('Article supprimé')).toHaveLength(1);
    expect(within(news()).getByText('3 fois')).toBeInTheDocument();
    await wait(200);
    expect(news()).toBeEmptyDOMElement();
    say('Article supprimé');

    expect(news()).toHaveTextContent('Article supprimé');
    expect(news()).not.toHaveTextContent('fois');
  });

  it('announces an error as an alert, apart from news of the same text', () => {
    render(<ToastRegion />);

    say('Panier');
    act(() => void toast.error('Panier'));

    expect(news()).toHaveTextContent('Panier');
    expect(alerts()).toHaveTextContent('Panier');
  });

  it('offers an action and closes after it', async () => {
    const undo = jest.fn();
    render(<ToastRegion />);
    act(() => void toast(<ToastMessage text="Article supprimé" actionLabel="Annuler" onAction={undo} />));

    await user.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(undo).toHaveBeenCalledTimes(1);
    expect(news()).toBeEmptyDOMElement();
  });

  it('moves into an open dialog, outside of which nothing can be read or used', async () => {
    const page = (open: boolean) => (
      <>
        <Dialog label="Connexion" open={open} onClose={() => {}}>
          Bonjour
        </Dialog>
        <ToastRegion />
      </>
    );
    const { rerender } = render(page(false));
    say('Vous êtes connecté');

    rerender(page(true));
    await wait(0);
    expect(within(screen.getByRole('dialog')).getByText('Vous êtes connecté')).toBeInTheDocument();
    rerender(page(false));
    await wait(0);

    expect(screen.getByText('Vous êtes connecté')).toBeVisible();
  });
});
