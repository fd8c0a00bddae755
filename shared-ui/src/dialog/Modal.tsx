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
import styles from './Dialog.module.css';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name; or `labelledBy`, the id of the title inside. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** Escape and a click outside close it; false while something must not be interrupted. */
  dismissable?: boolean | undefined;
  closeOnBack?: boolean | undefined;
  className?: string | undefined;
  /** Given the function that closes it as a person does. */
  children: (dismiss: () => void) => ReactNode;
}

/** The native modal dialog under `Dialog` and `SidePanel`. Its children stay mounted while it is closed. */
export function Modal({
  open,
  onClose,
  label,
  labelledBy,
  dismissable = true,
  closeOnBack = false,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const meantOutside = useRef(false);
  useModal(ref, open);
  const { leaveEntry } = useCloseOnBack(open && closeOnBack && dismissable, onClose);

  function dismiss() {
    leaveEntry();
    onClose();
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Prevented, because a browser closes a dialog on the second Escape whatever the page says.
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
    meantOutside.current = event.target === ref.current;
  }

  function release(event: PointerEvent) {
    meantOutside.current &&= event.target === ref.current;
  }

  function click(event: SyntheticEvent) {
    // Pressed and released outside: a selection drawn out of a field is no wish to close.
    if (meantOutside.current && event.target === ref.current && dismissable) dismiss();
    meantOutside.current = false;
  }

  return (
    <dialog
      ref={ref}
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
  const chosen =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(fields);
  (chosen ?? dialog).focus();
}

/**
 * Opens and closes a native dialog as a modal. The focus goes to the element marked `data-autofocus`, else to the
 * first field, else to the dialog; on closing it goes back to where it was.
 */
function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean) {
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

/**
 * Gives an open dialog an entry in the history, so that Back closes it and leaves no page. A router sees neither the
 * entry, which has the page's URL and state, nor its pop event. A person who closes the dialog takes the entry back;
 * where the host does, usually to go elsewhere, it stays: going back could undo the host's own navigation.
 */
function useCloseOnBack(active: boolean, onClose: () => void): { leaveEntry: () => void } {
  const id = useId();
  const close = useEffectEvent(onClose);

  // Not after the paint: who sees the dialog can press Back.
  useLayoutEffect(() => {
    if (!active) return;
    const url = location.href;
    try {
      if (history.state?.dialog !== id) history.pushState({ ...history.state, dialog: id }, '');
    } catch {
      // Safari refuses the hundred and first entry within ten seconds: Back then leaves the page.
    }

    function pop(event: PopStateEvent) {
      if (event.state?.dialog === id) return;
      if (location.href === url) event.stopImmediatePropagation();
      close();
    }
    window.addEventListener('popstate', pop, { capture: true });
    return () => window.removeEventListener('popstate', pop, { capture: true });
  }, [active, id]);

  function leaveEntry() {
    if (!active || history.state?.dialog !== id) return;
    const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
    window.addEventListener('popstate', swallow, { capture: true, once: true });
    history.back();
  }

  return { leaveEntry };
}

/** Closes like the Back button, with the dialog's history entry; by `onClose` where it has none. */
export function closeAsBack(onClose: () => void): void {
  if (history.state?.dialog) history.back();
  else onClose();
}
