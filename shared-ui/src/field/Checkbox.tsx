import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Field.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
}

/** A box to tick with its label as part of the target. */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <div className={className}>
      <label className={styles.check}>
        <input {...props} type="checkbox" />
        <span>{label}</span>
      </label>
    </div>
  );
}
