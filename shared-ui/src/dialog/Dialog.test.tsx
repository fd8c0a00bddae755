import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { Dialog, type DialogProps, SidePanel } from './Dialog';

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog label="Connexion" open={open} onClose={() => setOpen(false)} {...props}>
        <label>
          Nom <input />
        </label>
      </Dialog>
    </>
  );
}

function BeforePaint({ call }: { call: () => void }) {
  useLayoutEffect(call);
  return null;
}

/** As Safari does after a hundred of them within ten seconds. */
const refuseHistory = () =>
  jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.pushState() too often', 'SecurityError');
  });

const opener = () => screen.getByRole('button', { name: 'Ouvrir' });
const dialog = () => screen.queryByRole('dialog', { name: 'Connexion' });

describe('Dialog', () => {
  const close = () => screen.getByRole('button', { name: 'Fermer' });

  it.each([
    ['its button', () => userEvent.click(close())],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside of it', () => userEvent.click(screen.getByRole('dialog'))],
  ])('focuses its first field, closes with %s and restores the focus', async (_how, leave) => {
    render(<Page />);
    await userEvent.click(opener());
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();

    await leave();

    expect(dialog()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('stays open when a selection begun in a field ends outside', async () => {
    render(<Page />);
    await userEvent.click(opener());

    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);

    expect(dialog()).toBeInTheDocument();
  });

  it('cannot be left while something must not be interrupted', async () => {
    render(<Page dismissable={false} />);
    await userEvent.click(opener());

    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('dialog'));

    expect(dialog()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
  });

  it.each([
    ['closes it', 'close', true, false],
    ['closes it, though it must not be interrupted', 'close', false, true],
    ['would cancel it', 'cancel', true, false],
    ['would cancel it, though it must not be interrupted', 'cancel', false, true],
  ])('is open as the shop wants it when the browser %s', async (_how, event, dismissable, isOpen) => {
    render(<Page dismissable={dismissable} />);
    await userEvent.click(opener());
    const shown = screen.getByRole<HTMLDialogElement>('dialog');

    if (event === 'close') shown.close();
    fireEvent(shown, new Event(event, { cancelable: true }));

    expect(shown.open).toBe(isOpen);
  });

  it('still has its typed text when it is opened again', async () => {
    render(<Page />);
    await userEvent.click(opener());
    await userEvent.type(screen.getByRole('textbox'), 'Durand');

    await userEvent.keyboard('{Escape}');
    await userEvent.click(opener());

    expect(screen.getByRole('textbox')).toHaveValue('Durand');
  });

  it('restores the focus when it is unmounted', () => {
    const page = (withDialog: boolean) => (
      <>
        <button type="button">Ouvrir</button>
        {withDialog && (
          <Dialog label="Connexion" open onClose={() => {}}>
            Bonjour
          </Dialog>
        )}
      </>
    );
    const { rerender } = render(page(false));
    opener().focus();
    rerender(page(true));

    rerender(page(false));

    expect(opener()).toHaveFocus();
  });

  describe('with the Back button', () => {
    it('closes and stays on the page, unseen by the router', async () => {
      const router = jest.fn();
      window.addEventListener('popstate', router);
      history.replaceState({ key: 'page', idx: 3 }, '');
      render(<Page closeOnBack />);
      await userEvent.click(opener());
      expect(history.state).toMatchObject({ key: 'page', idx: 3 });

      history.back();
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());

      expect(history.state).toEqual({ key: 'page', idx: 3 });
      expect(router).not.toHaveBeenCalled();
      window.removeEventListener('popstate', router);
    });

    it('closes from its first paint on', () => {
      const atFirst = jest.fn();
      render(
        <>
          <Dialog label="Connexion" open closeOnBack onClose={() => {}}>
            Nom
          </Dialog>
          <BeforePaint call={() => atFirst(dialog()?.hasAttribute('open'), history.state?.dialog)} />
        </>,
      );

      expect(atFirst).toHaveBeenCalledWith(true, expect.any(String));
    });

    it('leaves no history entry when it is closed otherwise', async () => {
      history.replaceState({ key: 'page', idx: 3 }, '');
      render(<Page closeOnBack />);
      await userEvent.click(opener());

      await userEvent.keyboard('{Escape}');

      await waitFor(() => expect(history.state).toEqual({ key: 'page', idx: 3 }));
    });

    it('opens and closes when the browser refuses a history entry', async () => {
      const refused = refuseHistory();
      const leave = jest.spyOn(history, 'back');
      render(<Page closeOnBack />);

      await userEvent.click(opener());
      await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));

      expect(refused).toHaveBeenCalled();
      expect(dialog()).not.toBeInTheDocument();
      expect(leave).not.toHaveBeenCalled();
    });
  });
});

describe('SidePanel', () => {
  it('is named by its title and starts there', () => {
    render(
      <SidePanel
        open
        title="VOTRE PANIER"
        onClose={() => {}}
        footer={<button type="button">Commander</button>}
      >
        <input aria-label="Quantité" />
      </SidePanel>,
    );

    expect(screen.getByRole('dialog', { name: 'VOTRE PANIER' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'VOTRE PANIER' })).toHaveFocus();
  });
});
