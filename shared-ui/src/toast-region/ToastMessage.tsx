import styles from './ToastRegion.module.css';

export interface ToastMessageProps {
  text: string;
  actionLabel: string;
  onAction: () => void;
}

/** Message of a toast that offers one action, such as 'Annuler'; the toast closes once it is used. */
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
