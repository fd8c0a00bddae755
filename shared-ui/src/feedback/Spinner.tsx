import styles from './skeleton.module.css';

export interface SpinnerProps {
  label?: string | undefined;
}

/** A turning ring with its text. */
export function Spinner({ label = 'Chargement…' }: SpinnerProps) {
  return (
    <p className={styles.spinnerBox} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {label}
    </p>
  );
}
