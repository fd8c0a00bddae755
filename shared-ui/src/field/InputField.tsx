import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field';
import { Input } from './Input';

type Labelled = Omit<FieldProps, 'children'>;

export interface InputFieldProps extends Labelled, Omit<ComponentPropsWithRef<'input'>, keyof Labelled> {
  /** Replaces `Input`. */
  Control?: typeof Input;
}

/** Renders a single-line text field with its label, hint and error. */
export function InputField({
  label,
  hint,
  error,
  required,
  optional,
  starInLabel,
  id,
  className,
  Control = Input,
  ...control
}: InputFieldProps) {
  const field = { label, hint, error, required, optional, starInLabel, id, className };
  return <Field {...field}>{(associated) => <Control {...associated} {...control} />}</Field>;
}
