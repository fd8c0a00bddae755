import { type ReactNode, useId } from 'react';
import { Icon } from '../icon';
import { classNames } from '../styles';
import styles from './Field.module.css';

/** What a control takes so that label, hint and error belong to it. */
interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Below the control, always visible. */
  hint?: ReactNode;
  /** What is wrong and what to do; below the control. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Says '(facultatif)' in the label. */
  optional?: boolean | undefined;
  /** The star is part of the label's name ('Message*'); elsewhere it is hidden from it. */
  starInLabel?: boolean | undefined;
  /** For links to the control, as in an error summary; made up otherwise. */
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error of one entry. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  starInLabel = false,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;

  return (
    <div className={classNames(error && styles.bad, className)}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{`${label}${optional ? ' (facultatif)' : ''}${required && starInLabel ? '*' : ''}`}</span>
        {required && !starInLabel && <span className={styles.star} />}
      </label>
      {children({
        id: controlId,
        required: required || undefined,
        'aria-describedby': classNames(Boolean(hint) && hintId, error && errorId),
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
