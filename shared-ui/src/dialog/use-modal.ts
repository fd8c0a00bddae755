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
    if (!open || !dialog) return;
    opener.current = document.activeElement;
    dialog.showModal();
    focusInside(dialog);

    return () => {
      const focusWasInside = dialog.contains(document.activeElement);
      dialog.close();
      // Only if nothing else was given the focus meanwhile.
      if (focusWasInside && opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
    };
  }, [ref, open]);
}
