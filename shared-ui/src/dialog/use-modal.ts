import { type RefObject, useLayoutEffect, useRef } from 'react';

const fields = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

function focusInside(dialog: HTMLDialogElement) {
  const chosen =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(fields);
  (chosen ?? dialog).focus();
}

/**
 * Opens and closes a native dialog as a modal. The focus goes to the element marked `data-autofocus`, else to the
 * first field, else to the dialog; on closing it goes back to where it was.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean) {
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) {
      leave(dialog, opener.current);
    } else if (!dialog.open) {
      opener.current = document.activeElement;
      markScrollbar();
      dialog.showModal();
      focusInside(dialog);
    }
  }, [ref, open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog) leave(dialog, opener.current);
    };
  }, [ref]);
}

/** Lets the styles keep the room of a scrollbar that takes some, so that nothing moves when it goes. */
function markScrollbar() {
  const page = document.documentElement;
  page.toggleAttribute('data-has-scrollbar', window.innerWidth > page.clientWidth);
}

function leave(dialog: HTMLDialogElement, opener: Element | null) {
  if (!dialog.open) return;
  // Only if nothing else was given the focus meanwhile.
  const focusWasInside = dialog.contains(document.activeElement);
  dialog.close();
  if (focusWasInside && opener instanceof HTMLElement && opener.isConnected)
    opener.focus({ preventScroll: true });
}
