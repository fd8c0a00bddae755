import type { MouseEvent, Ref } from 'react';
import styles from './ErrorSummary.module.css';

interface FieldError {
  /** `id` of the field's control. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** To bring the focus here after a refused form. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const numbers = ['Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];

function titleOf(count: number): string {
  return count === 1 ? 'Un champ est à corriger' : `${numbers[count - 2] ?? count} champs sont à corriger`;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  // Not by the URL: a fragment would be a navigation of the router.
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

/** What a form still needs, with a link to each field; nothing without errors. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>{titleOf(errors.length)}</p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
