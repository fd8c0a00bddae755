import { type KeyboardEvent, type PointerEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { classNames } from '../styles';
import styles from './Dialog.module.css';
import { useCloseOnBack } from './use-close-on-back';
import { useModal } from './use-modal';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name; or `labelledBy`, the id of the title inside. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** Escape and a click outside close it; false while something must not be interrupted. */
  dismissable?: boolean | undefined;
  /** The Back button closes it. */
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
