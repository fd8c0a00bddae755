import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Field.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
}

/** Renders a checkbox whose label is clickable. */
export function Checkbox({ label, ...props }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input {...props} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
