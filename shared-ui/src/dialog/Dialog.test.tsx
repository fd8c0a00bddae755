import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { askBeforeRouter } from './back';
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

/** Simulates Safari, which refuses more than a hundred history entries within ten seconds. */
const refuseHistory = () =>
  jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.pushState() too often', 'SecurityError');
  });

const opener = () => screen.getByRole('button', { name: 'Ouvrir' });
const dialog = () => screen.queryByRole('dialog', { name: 'Connexion' });

/** Clicks after the time in which a double click is expected. */
function clickLater(element: Element) {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 1000);
  return userEvent.click(element);
}

describe('Dialog', () => {
  const close = () => screen.getByRole('button', { name: 'Fermer' });

  it.each([
    ['its button', () => userEvent.click(close())],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => clickLater(screen.getByRole('dialog'))],
  ])('focuses its first field, closes with %s and restores the focus', async (_how, dismiss) => {
    render(<Page />);
    await userEvent.click(opener());
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();

    await dismiss();

    expect(dialog()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('restores the focus although the control that had it is gone', async () => {
    render(<Page />);
    await userEvent.click(opener());
    screen.getByRole('textbox', { name: 'Nom' }).remove();

    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

    expect(opener()).toHaveFocus();
  });

  it('stays open after a double click on its opener, and when the pointer is pressed in a field and released outside', async () => {
    render(<Page />);
    await userEvent.click(opener());

    await userEvent.click(screen.getByRole('dialog'));

    expect(dialog()).toBeVisible();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);

    expect(dialog()).toBeInTheDocument();
  });

  it.each([
    ['closes it', 'close', true, false],
    ['closes it and it is not dismissable', 'close', false, true],
    ['cancels it', 'cancel', true, false],
    ['cancels it and it is not dismissable', 'cancel', false, true],
  ])('stays open unless dismissable when the browser %s', async (_how, event, dismissable, isOpen) => {
    render(<Page dismissable={dismissable} />);
    await userEvent.click(opener());
    const shown = screen.getByRole<HTMLDialogElement>('dialog');

    if (event === 'close') act(() => shown.close());
    fireEvent(shown, new Event(event, { cancelable: true }));

    expect(shown.open).toBe(isOpen);
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
    it.each([
      ['Back closes it, without an event for the router', () => history.back()],
      ['it is closed in another way', () => userEvent.keyboard('{Escape}')],
    ])('has no history entry once %s', async (_how, dismiss) => {
      const router = jest.fn();
      askBeforeRouter(() => true);
      window.addEventListener('popstate', router);
      history.replaceState({ key: 'page', idx: 3 }, '');
      render(<Page />);
      await userEvent.click(opener());

      await dismiss();
      await waitFor(() => expect(history.state).toEqual({ key: 'page', idx: 3 }));

      expect(dialog()).not.toBeInTheDocument();
      expect(router).not.toHaveBeenCalled();
      window.removeEventListener('popstate', router);
    });

    it('can close it before the first paint', () => {
      const beforePaint = jest.fn();
      render(
        <>
          <Dialog label="Connexion" open onClose={() => {}}>
            Nom
          </Dialog>
          <BeforePaint call={() => beforePaint(dialog()?.hasAttribute('open'), history.state?.dialog)} />
        </>,
      );

      expect(beforePaint).toHaveBeenCalledWith(true, expect.any(String));
    });

    it('is not needed: the dialog opens and closes when the browser refuses a history entry', async () => {
      history.replaceState(null, '');
      const refused = refuseHistory();
      const back = jest.spyOn(history, 'back');
      render(<Page />);

      await userEvent.click(opener());
      await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));

      expect(refused).toHaveBeenCalled();
      expect(dialog()).not.toBeInTheDocument();
      expect(back).not.toHaveBeenCalled();
    });
  });
});

it('SidePanel is named by its title, which is focused first', () => {
  render(
    <SidePanel open title="VOTRE PANIER" onClose={() => {}} footer="Commander">
      <input />
    </SidePanel>,
  );

  expect(screen.getByRole('dialog', { name: 'VOTRE PANIER' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'VOTRE PANIER' })).toHaveFocus();
});
