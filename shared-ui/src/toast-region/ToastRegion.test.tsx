import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { Dialog } from '../dialog';
import { ToastRegion } from './ToastRegion';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const statuses = () => screen.getByRole('status');
const alerts = () => screen.getByRole('alert');
const notify = (message: string) => act(() => void toast.success(message));

async function renderRegion(region = <ToastRegion />) {
  const rendered = render(region);
  await wait(100);
  return rendered;
}

const besideButton = (
  <>
    <button type="button">Ajouter</button>
    <ToastRegion />
  </>
);

const page = (open: boolean) => (
  <>
    <Dialog label="Connexion" open={open} onClose={() => {}}>
      Bonjour
    </Dialog>
    <ToastRegion />
  </>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.removeAll());
  jest.useRealTimers();
});

describe('ToastRegion', () => {
  it('renders its live regions before the first message, even one that is older than them', async () => {
    notify('Le produit a été ajouté au panier');
    render(<ToastRegion />);

    expect(statuses()).toBeEmptyDOMElement();
    expect(statuses()).toHaveAttribute('aria-live', 'polite');
    expect(alerts()).toHaveAttribute('aria-live', 'assertive');
    await wait(100);

    expect(statuses()).toHaveTextContent('Le produit a été ajouté au panier');
  });

  it('keeps a toast open while the pointer is over it', async () => {
    await renderRegion();
    notify('Article supprimé');

    await user.hover(screen.getByText('Article supprimé'));
    await wait(10_000);
    expect(statuses()).toHaveTextContent('Article supprimé');
    await user.unhover(screen.getByText('Article supprimé'));
    await wait(3100);

    expect(statuses()).toBeEmptyDOMElement();
  });

  it('keeps a toast open under the pointer while another element than a dialog opens', async () => {
    await renderRegion(
      <>
        <details>Livraison</details>
        <ToastRegion />
      </>,
    );
    notify('Article supprimé');

    await user.hover(screen.getByText('Article supprimé'));
    act(() => screen.getByRole('group').toggleAttribute('open'));
    await wait(10_000);

    expect(statuses()).toHaveTextContent('Article supprimé');
  });

  it('keeps a toast open while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await renderRegion();
    notify('Article supprimé');

    await wait(10_000);
    expect(statuses()).toHaveTextContent('Article supprimé');
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await wait(3100);

    expect(statuses()).toBeEmptyDOMElement();
  });

  it('closes a toast with its button and returns the focus', async () => {
    await renderRegion(besideButton);
    notify('Article supprimé');
    await user.click(screen.getByRole('button', { name: 'Ajouter' }));

    await user.tab();
    await user.keyboard('{Enter}');

    expect(statuses()).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Ajouter' })).toHaveFocus();
  });

  it('shows only the last three messages', async () => {
    await renderRegion();

    for (const message of ['un', 'deux', 'trois', 'quatre']) notify(message);

    expect(statuses()).toHaveTextContent('deuxtroisquatre');
    expect(statuses()).not.toHaveTextContent('un');
  });

  it('shows only the last message in a low window, where more would cover what has the focus', async () => {
    jest.replaceProperty(window, 'innerHeight', 400);
    await renderRegion();

    for (const message of ['un', 'deux']) notify(message);

    expect(statuses()).toHaveTextContent(/^deux$/);
  });

  it('is lifted above the focused control', async () => {
    const box = (top: number) => new DOMRect(0, top, 300, 50);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.tagName === 'SECTION' ? box(700) : box(690);
    });
    await renderRegion(besideButton);
    act(() => screen.getByRole('button', { name: 'Ajouter' }).focus());

    notify('Article supprimé');

    expect(screen.getByRole('region')).toHaveStyle({ translate: '0 -68px' });
  });

  it('announces an error as an alert, separate from a status with the same text', async () => {
    await renderRegion();

    notify('Panier');
    act(() => void toast.error('Panier'));

    expect(statuses()).toHaveTextContent('Panier');
    expect(alerts()).toHaveTextContent('Panier');
  });

  it('moves into an open dialog, since everything outside is inert, and out of it, without an announcement', async () => {
    const { rerender } = await renderRegion(page(false));
    notify('Vous êtes connecté');
    const moved = () => screen.getByText('Vous êtes connecté');
    await wait(600);

    rerender(page(true));
    await wait(0);
    expect(screen.getByRole('dialog')).toContainElement(moved());
    expect(moved().closest('[aria-live]')).toBeNull();
    await wait(100);
    notify('Ajouté à la liste');
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(/^Ajouté à la liste$/);
    rerender(page(false));
    await wait(0);

    expect(moved()).toBeVisible();
    expect(moved().closest('[aria-live]')).toBeNull();
  });

  it('announces a toast whose dialog closes at once only after the dialog has closed', async () => {
    const { rerender } = await renderRegion(page(true));
    notify('Ajouté à la liste');
    rerender(page(false));
    await wait(0);
    expect(statuses()).toBeEmptyDOMElement();

    await wait(100);

    expect(statuses()).toHaveTextContent('Ajouté à la liste');
  });

  it('removes a toast in time although a dialog closed while the toast had the focus', async () => {
    const { rerender } = await renderRegion(page(true));
    notify('Vous êtes connecté');
    act(() => within(screen.getByRole('region')).getByRole('button', { name: 'Fermer' }).focus());

    rerender(page(false));
    await wait(0);
    await wait(4000);

    expect(screen.queryByText('Vous êtes connecté')).not.toBeInTheDocument();
  });
});
