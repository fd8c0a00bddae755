import { type MouseEvent, type Ref, useId } from 'react';
import styles from './ErrorSummary.module.css';

interface FieldError {
  /** `id` of the field's control. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** For focusing the summary after an invalid submit. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const numbers = ['Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];

function titleOf(count: number): string {
  return count === 1 ? 'Un champ est à corriger' : `${numbers[count - 2] ?? count} champs sont à corriger`;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  // Not by a fragment in the URL: the router would navigate.
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

/**
 * Renders the errors of a form, each with a link to its field; nothing without errors. The form focuses it: a
 * live region would be read again after each correction.
 */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset names it only as its first child
    <div ref={ref} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId} className={styles.title}>
        {titleOf(errors.length)}
      </p>
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
