import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../styles';
import { beforeRouter, isOfClosedDialog, listenToBack } from './back';
import styles from './Dialog.module.css';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name; or `labelledBy`, the id of the title inside. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** Whether Escape, Back and a click outside close it; false while an action must not be interrupted. */
  dismissable?: boolean | undefined;
  className?: string | undefined;
  /** Receives `dismiss`, which closes the dialog like a user action. */
  children: (dismiss: () => void) => ReactNode;
}

/** Milliseconds after opening in which a press outside is the second one of a double click on the opener. */
const doubleClick = 500;

/** Renders the native dialog of `Dialog` and `SidePanel`. Its children stay mounted while it is closed. */
export function Modal({
  open,
  onClose,
  label,
  labelledBy,
  dismissable = true,
  className,
  children,
}: ModalProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const openedAt = useRef(0);
  useModal(ref, open);
  useLayoutEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const removeEntry = useCloseOnBack(id, open && dismissable, onClose);

  function dismiss() {
    removeEntry();
    onClose();
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Prevented, because on the second Escape a browser closes the dialog even if `cancel` is prevented.
    event.preventDefault();
    event.stopPropagation();
    if (dismissable) dismiss();
  }

  function cancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (dismissable) dismiss();
  }

  function closedByBrowser(event: SyntheticEvent) {
    if (event.target !== ref.current || !open || ref.current.open) return;
    if (dismissable) dismiss();
    else ref.current.showModal();
  }

  function press(event: PointerEvent) {
    const isSecondClick = performance.now() - openedAt.current < doubleClick;
    pressedOutside.current = event.target === ref.current && !isSecondClick;
  }

  function release(event: PointerEvent) {
    pressedOutside.current &&= event.target === ref.current;
  }

  function click(event: SyntheticEvent) {
    // Pressed and released outside: dragging a selection out of a field must not close the dialog.
    if (pressedOutside.current && event.target === ref.current && dismissable) dismiss();
    pressedOutside.current = false;
  }

  return (
    <dialog
      ref={ref}
      id={id}
      className={classNames(styles.modal, className)}
      aria-modal="true"
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={keyDown}
      onCancel={cancel}
      onClose={closedByBrowser}
      onPointerDown={press}
      onPointerUp={release}
      onClick={click}
    >
      {children(dismiss)}
    </dialog>
  );
}

const fields = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

function focusInside(dialog: HTMLDialogElement) {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(fields);
  (target ?? dialog).focus();
}

/**
 * Opens and closes a native dialog as a modal. It focuses the element marked `data-autofocus`, else the first
 * field, else the dialog; on closing it restores the focus.
 */
function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean) {
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) {
      closeModal(dialog, opener.current);
      opener.current = null;
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
      if (dialog) closeModal(dialog, opener.current);
    };
  }, [ref]);
}

/** Marks a page whose scrollbar takes space: the styles reserve it, so that the layout does not shift. */
function markScrollbar() {
  const page = document.documentElement;
  page.toggleAttribute('data-has-scrollbar', window.innerWidth > page.clientWidth);
}

function closeModal(dialog: HTMLDialogElement, opener: Element | null) {
  if (!dialog.open) return;
  // The focus may have moved elsewhere in the meantime, or nowhere, since its control is gone.
  const { activeElement, body } = document;
  const isFree = activeElement === body || dialog.contains(activeElement);
  dialog.close();
  if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/**
 * Adds a history entry for an open dialog, with the page's URL and state, so that Back closes it. Dismissing
 * the dialog removes the entry by the returned function; when the host closes it, usually to navigate, the
 * entry stays, since going back could undo the navigation, and the next dialog takes it over.
 */
function useCloseOnBack(id: string, active: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const url = useRef('');

  // A link in the dialog may replace the URL of its page.
  useLayoutEffect(() => {
    url.current = location.href;
  });

  // Before the paint: Back must work as soon as the dialog is visible.
  useLayoutEffect(() => {
    if (!active) return;
    const last = history.state?.dialog;
    try {
      if (last !== id)
        history[isOfClosedDialog(last) ? 'replaceState' : 'pushState']({ ...history.state, dialog: id }, '');
    } catch {
      // Safari refuses more than 100 entries within ten seconds: Back then leaves the page.
    }

    return listenToBack((event) => {
      if (history.state?.dialog === id) return;
      if (location.href === url.current) event.preventDefault();
      close();
    });
  }, [active, id]);

  return () => {
    if (!history.state?.dialog) return;
    addEventListener(beforeRouter, (event) => event.preventDefault(), { once: true });
    history.back();
  };
}
