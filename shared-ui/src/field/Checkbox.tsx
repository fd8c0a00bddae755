import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../icon';
import { classNames } from '../styles';
import styles from './Field.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A box to tick with its label as part of the target. */
export function Checkbox({
  label,
  error,
  className,
  'aria-describedby': describedBy,
  ...props
}: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={classNames(error && styles.bad, className)}>
      <label className={styles.check}>
        <input
          {...props}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(describedBy, error && errorId)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
