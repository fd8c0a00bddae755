import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field';
import { Input } from './Input';
import { PasswordInput } from './PasswordInput';

type Labelled = Omit<FieldProps, 'children'>;
type InputFieldProps = Labelled & Omit<ComponentPropsWithRef<'input'>, keyof Labelled>;

/** What `Field` takes, and what goes to its control. */
function split({
  label,
  hint,
  error,
  required,
  optional,
  starInLabel,
  id,
  className,
  ...control
}: InputFieldProps) {
  return { field: { label, hint, error, required, optional, starInLabel, id, className }, control };
}

/** A text field of one line with its label, hint and error. */
export function InputField(props: InputFieldProps) {
  const { field, control } = split(props);
  return <Field {...field}>{(own) => <Input {...own} {...control} />}</Field>;
}

/** The same for a password, whose text can be shown. */
export function PasswordField(props: Omit<InputFieldProps, 'type'>) {
  const { field, control } = split(props);
  return <Field {...field}>{(own) => <PasswordInput {...own} {...control} />}</Field>;
}
