import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../styles';
import styles from './Field.module.css';

/** Renders a single-line text control. */
export function Input({ className, type = 'text', ...props }: ComponentPropsWithRef<'input'>) {
  return <input {...props} type={type} className={classNames(styles.control, className)} />;
}

/** Renders a multi-line text control. */
export function TextArea({ className, ...props }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...props} className={classNames(styles.control, styles.area, className)} />;
}

/** Renders a native select. */
export function Select({ className, ...props }: ComponentPropsWithRef<'select'>) {
  return <select {...props} className={classNames(styles.control, className)} />;
}
