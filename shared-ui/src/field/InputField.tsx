import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';
import { Input } from './Input';

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

interface Caret {
  start: number | null;
  end: number | null;
}

/** Password control whose text can be shown; the caret stays where it was. */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<Caret | null>(null);

  function toggle() {
    const input = box.current?.querySelector('input');
    if (input && input === document.activeElement)
      caret.current = { start: input.selectionStart, end: input.selectionEnd };
    setShown(!shown);
  }

  // A change of type puts the caret at an end, in each browser another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the type has changed
  useLayoutEffect(() => {
    if (!caret.current) return;
    box.current?.querySelector('input')?.setSelectionRange(caret.current.start, caret.current.end);
    caret.current = null;
  }, [shown]);

  return (
    <div ref={box} className={styles.password}>
      <Input {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton
        className={styles.passwordToggle}
        label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
        aria-pressed={shown}
        icon={shown ? 'eye-off' : 'eye'}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      />
    </div>
  );
}
