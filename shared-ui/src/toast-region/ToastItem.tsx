import type { MouseEvent } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { IconButton } from '../button';
import { Icon, type IconName } from '../icon';
import { VisuallyHidden } from '../layout';
import { classNames } from '../styles';
import styles from './ToastRegion.module.css';

const icons: Readonly<Record<Toast['type'], IconName>> = {
  success: 'check',
  error: 'alert',
  loading: 'clock',
  blank: 'info',
  custom: 'info',
};

export interface ToastItemProps {
  toast: Toast;
  /** How often the message was sent while the toast is shown. */
  times: number;
  onClose: () => void;
}

/** Renders a toast; the action of its message closes it. */
export function ToastItem({ toast, times, onClose }: ToastItemProps) {
  function closeAfterAction(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('[data-toast-action]')) onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks of the button inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on the button is a click, too
    <div
      className={classNames(styles.toast, toast.type === 'error' && styles.bad)}
      data-on-dark
      onClick={closeAfterAction}
    >
      {toast.icon ?? <Icon name={icons[toast.type]} />}
      <div className={styles.message}>
        {resolveValue(toast.message, toast)}
        {times > 1 && (
          <span className={styles.times}>
            <VisuallyHidden>{`${times} fois`}</VisuallyHidden>
            <span aria-hidden="true">{`×\u202f${times}`}</span>
          </span>
        )}
      </div>
      <IconButton className={styles.close} tone="inherit" icon="close" label="Fermer" onClick={onClose} />
    </div>
  );
}

interface ToastMessageProps {
  text: string;
  actionLabel: string;
  onAction: () => void;
}

/** Renders the message of a toast with one action, such as 'Annuler', which also closes the toast. */
export function ToastMessage({ text, actionLabel, onAction }: ToastMessageProps) {
  return (
    <>
      <span>{text}</span>
      <button type="button" className={styles.action} data-toast-action onClick={onAction}>
        {actionLabel}
      </button>
    </>
  );
}
